import { useTranslation } from 'react-i18next';

import type { MemberRole } from '#engine/protocol/member.ts';
import { SelectField } from '#web/components/SelectField.tsx';

// Not imported from the protocol, which would bundle zod into the browser.
const roles: readonly MemberRole[] = ['viewer', 'editor'];

interface RoleSelectProps {
  label: string;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
  value: MemberRole;
  onChange: (role: MemberRole) => void;
}

export function RoleSelect(props: RoleSelectProps) {
  const { t } = useTranslation();
  return (
    <SelectField
      {...props}
      className="w-44"
      options={roles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
    />
  );
}
