import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import type { Member, MemberRole } from '#engine/protocol/member.ts';
import { changeMember, endOffer, inviteMember, offerProject, removeMember, takeOver } from '#web/api/members.ts';
import { projectsPath } from '#web/paths.ts';
import { openProject } from '#web/stores/project.ts';
import { removeFromProjects } from '#web/stores/projects.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';
import { showToast } from '#web/stores/toasts.ts';

/** What is done to a member, with what is said afterwards. */
export function useMemberActions(projectId: string, reload: () => Promise<void>) {
  const { t } = useTranslation();
  const navigate = useNavigate();

  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      reportFailure(error, {}, () => void attempt(work));
      // It may have been done elsewhere meanwhile.
      await reload();
    }
  }

  return {
    change: (member: Member, role: MemberRole) =>
      attempt(async () => {
        await changeMember(projectId, member.id, role);
        showToast('success', t('access.changed', { name: nameOf(member), role: t(`role.${role}`) }));
        await reload();
      }),
    sendAgain: (member: Member) =>
      attempt(async () => {
        await inviteMember(projectId, { email: member.email, role: member.role });
        showToast('success', t('access.sent', { email: member.email }));
        await reload();
      }),
    remove: (member: Member) =>
      attempt(async () => {
        await removeMember(projectId, member.id);
        const words = member.status === 'invited' ? 'access.withdrawn' : 'access.removed';
        showToast('success', t(words, { name: nameOf(member) }));
        await reload();
      }),
    leave: (member: Member) =>
      attempt(async () => {
        await removeMember(projectId, member.id);
        removeFromProjects(projectId);
        showToast('success', t('access.left'), { outlivesPage: true });
        void navigate(projectsPath, { replace: true });
      }),
    handOver: (member: Member) =>
      attempt(async () => {
        await offerProject(projectId, member.id);
        showToast('success', t('access.offerSent', { name: nameOf(member) }));
        await reload();
      }),
    withdrawOffer: (member: Member) =>
      attempt(async () => {
        await endOffer(projectId);
        showToast('success', t('access.offerEnded', { name: nameOf(member) }));
        await reload();
      }),
    acceptOffer: () =>
      attempt(async () => {
        await takeOver(projectId);
        showToast('success', t('access.offer.accepted'));
        await Promise.all([openProject(projectId), reload()]);
      }),
    declineOffer: () =>
      attempt(async () => {
        await endOffer(projectId);
        showToast('success', t('access.offer.declined'));
        await reload();
      }),
  };
}

export const nameOf = ({ fullName, email }: Pick<Member, 'fullName' | 'email'>): string => fullName || email;
