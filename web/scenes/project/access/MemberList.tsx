import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import type { Member } from '#engine/protocol/member.ts';
import { Button } from '#web/components/Button.tsx';
import { Menu } from '#web/components/Menu.tsx';
import { formatDate } from '#web/i18n/formats.ts';
import { OfferNotice } from '#web/projects/invitations/OfferNotice.tsx';
import { project } from '#web/stores/project.ts';
import { session } from '#web/stores/session.ts';
import { useMay } from '#web/stores/useMay.ts';

import { MemberQuestion, type Question } from './MemberQuestion.tsx';
import { PersonRow } from './PersonRow.tsx';
import { RoleSelect } from './RoleSelect.tsx';
import { nameOf, useMemberActions } from './useMemberActions.ts';

interface MemberListProps {
  projectId: string;
  members: readonly Member[];
  reload: () => Promise<void>;
}

/** The owner, the members and who is invited. The owner changes who may; a member may leave. */
export function MemberList({ projectId, members, reload }: MemberListProps) {
  const { t } = useTranslation();
  const { user } = useSnapshot(session);
  const { current } = useSnapshot(project);
  const { manage } = useMay();
  const actions = useMemberActions(projectId, reload);
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (kind: Question['kind'], member: Member) => () => setQuestion({ kind, member });

  function controls(member: Member) {
    const name = nameOf(member);
    if (!manage)
      return member.userId === user?.id ? (
        <>
          <RoleName name={member.role} />
          <Button size="small" onClick={ask('leave', member)}>
            {t('access.leave')}
          </Button>
        </>
      ) : (
        <RoleName name={member.role} />
      );
    const entries =
      member.status === 'invited'
        ? [
            { label: t('access.sendAgain'), onChoose: () => void actions.sendAgain(member) },
            { label: t('access.withdraw'), danger: true, onChoose: ask('withdraw', member) },
          ]
        : [
            member.offered
              ? { label: t('access.withdrawOffer'), onChoose: () => void actions.withdrawOffer(member) }
              : { label: t('access.handOver'), onChoose: ask('handOver', member) },
            { label: t('access.remove'), danger: true, onChoose: ask('remove', member) },
          ];
    return (
      <>
        <RoleSelect
          hideLabel
          label={t('access.roleOf', { name })}
          value={member.role}
          onChange={(role) => void actions.change(member, role)}
        />
        <Menu label={t('access.actionsFor', { name })} entries={entries} />
      </>
    );
  }

  const isOffered = members.some(({ userId, offered }) => offered && userId === user?.id);
  return (
    <>
      {isOffered && (
        <OfferNotice
          owner={current?.owner?.fullName ?? ''}
          onAccept={actions.acceptOffer}
          onDecline={actions.declineOffer}
        />
      )}
      <ul className="divide-y divide-outline rounded-3xl bg-raised px-5 py-1 shadow-raised desktop:px-7">
        <PersonRow
          name={current?.owner?.fullName ?? user?.fullName ?? ''}
          details={current?.owner ? t('access.pays') : (user?.email ?? '')}
        >
          <RoleName name="owner" />
        </PersonRow>
        {members.map((member) => (
          <PersonRow
            key={member.id}
            name={nameOf(member)}
            isWaiting={member.status === 'invited'}
            details={<Details member={member} />}
          >
            {controls(member)}
          </PersonRow>
        ))}
      </ul>
      {question && (
        <MemberQuestion
          question={question}
          project={current?.name ?? ''}
          actions={actions}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  );
}

function RoleName({ name }: { name: 'owner' | Member['role'] }) {
  const { t } = useTranslation();
  return <span className="rounded-full bg-field px-3 py-1 text-sm font-semibold">{t(`role.${name}`)}</span>;
}

function Details({ member: { status, email, expiresAt, offered } }: { member: Member }) {
  const { t } = useTranslation();
  if (status === 'invited') return <Waiting expiresAt={expiresAt ?? ''} />;
  return (
    <>
      <span>{email}</span>
      {offered && <span className="block text-tertiary">{t('access.offered')}</span>}
    </>
  );
}

function Waiting({ expiresAt }: { expiresAt: string }) {
  const { t } = useTranslation();
  const isOver = Date.parse(expiresAt) < Date.now();
  return isOver ? (
    <span className="text-tertiary">{t('access.expired')}</span>
  ) : (
    t('access.waiting', { date: formatDate(expiresAt) })
  );
}
