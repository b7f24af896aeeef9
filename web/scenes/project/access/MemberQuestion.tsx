import { useTranslation } from 'react-i18next';

import type { Member } from '#engine/protocol/member.ts';
import { ConfirmDialog } from '#web/components/ConfirmDialog.tsx';

import { nameOf, type useMemberActions } from './useMemberActions.ts';

export interface Question {
  kind: 'remove' | 'withdraw' | 'leave' | 'handOver';
  member: Member;
}

interface MemberQuestionProps {
  question: Question;
  project: string;
  actions: ReturnType<typeof useMemberActions>;
  onClose: () => void;
}

/** Asks before what cannot simply be taken back. */
export function MemberQuestion({ question: { kind, member }, project, actions, onClose }: MemberQuestionProps) {
  const { t } = useTranslation();
  const facts = { name: nameOf(member), project };
  const run = { remove: actions.remove, withdraw: actions.remove, leave: actions.leave, handOver: actions.handOver };
  return (
    <ConfirmDialog
      title={t(`access.question.${kind}`, facts)}
      text={t(`access.consequence.${kind}`, facts)}
      confirm={t(`access.${kind}`)}
      danger={kind !== 'handOver'}
      onConfirm={() => run[kind](member)}
      onClose={onClose}
    />
  );
}
