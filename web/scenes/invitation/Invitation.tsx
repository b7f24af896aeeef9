import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import type { Invitation } from '#engine/protocol/member.ts';
import type { LoginState } from '#web/account/LoginState.ts';
import { HttpError } from '#web/api/HttpError.ts';
import { acceptInvitation, fetchInvitation } from '#web/api/members.ts';
import { Button } from '#web/components/Button.tsx';
import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { FailureView } from '#web/components/FailureView.tsx';
import { FormAlert } from '#web/components/form/FormAlert.tsx';
import { useSubmission } from '#web/components/form/useSubmission.ts';
import { Skeleton } from '#web/components/Skeleton.tsx';
import { invitationPath, loginPath, projectPath, projectsPath, registerPath } from '#web/paths.ts';
import { EntryCard } from '#web/shell/EntryCard.tsx';
import { describeFailure } from '#web/stores/describeFailure.ts';
import { session } from '#web/stores/session.ts';
import { useLoaded } from '#web/stores/useLoaded.ts';

/** What a mailed link invites to. Whoever has no account yet, or is not logged in, comes back to it afterwards. */
export function Component() {
  const { token = '' } = useParams();
  const { t } = useTranslation();
  const load = useCallback(() => fetchInvitation(token), [token]);
  const { loaded, reload } = useLoaded(load);
  if (loaded.phase === 'loading')
    return (
      <EntryCard title={t('invitation.title')}>
        <Skeleton className="h-32" />
      </EntryCard>
    );
  if (loaded.phase === 'ready') return <OpenInvitation token={token} invitation={loaded.data} />;
  if (loaded.phase === 'failed' && mayPass(loaded.error))
    return <FailureView error={loaded.error} onTryAgain={() => void reload()} />;
  const { title, text } =
    loaded.phase === 'missing'
      ? { title: t('invitation.unknown'), text: t('invitation.unknownText') }
      : describeFailure(loaded.error);
  return (
    <EntryCard title={title} intro={text}>
      <ButtonLink wide to={projectsPath}>
        {t('invitation.toProjects')}
      </ButtonLink>
    </EntryCard>
  );
}

/** Whether the same call may succeed a little later. */
function mayPass(error: unknown): boolean {
  return !(error instanceof HttpError) || error.status >= 500 || error.status === 429;
}

function OpenInvitation({ token, invitation }: { token: string; invitation: Invitation }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { user } = useSnapshot(session);
  const [isJoined, setIsJoined] = useState(false);
  const { busy, failure, submit } = useSubmission();
  const { projectName, ownerName, email, role } = invitation;
  const isOther = user !== null && user.email !== email;
  const back: LoginState = { from: invitationPath(token), email };

  const join = () =>
    void submit(async () => {
      const { projectId } = await acceptInvitation(token);
      setIsJoined(true);
      void navigate(projectPath(projectId), { replace: true });
    });

  return (
    <EntryCard
      title={t('invitation.heading', { project: projectName })}
      pageTitle={t('invitation.title')}
      intro={t(`invitation.text.${role}`, { owner: ownerName })}
    >
      <div className="flex flex-col gap-4">
        <FormAlert failure={failure} />
        {user && !isOther && (
          <Button look="strong" wide busy={busy || isJoined} onClick={join}>
            {t('invitation.join')}
          </Button>
        )}
        {isOther && (
          <>
            <p className="leading-relaxed wrap-anywhere">{t('invitation.other', { email, own: user.email })}</p>
            <ButtonLink look="strong" wide to={loginPath} state={{ ...back, clearState: true } satisfies LoginState}>
              {t('invitation.switch')}
            </ButtonLink>
          </>
        )}
        {!user && (
          <>
            <p className="leading-relaxed wrap-anywhere">{t('invitation.needsAccount', { email })}</p>
            <ButtonLink look="strong" wide to={registerPath} state={back}>
              {t('account.createAccount')}
            </ButtonLink>
            <ButtonLink wide to={loginPath} state={back}>
              {t('account.login')}
            </ButtonLink>
          </>
        )}
      </div>
    </EntryCard>
  );
}
