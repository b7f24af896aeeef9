import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import type { SandboxCardEntry, SandboxPage } from '#engine/protocol/sandbox.ts';
import { findTestCard, type TestCard } from '#engine/protocol/testCards.ts';
import { cancelInSandbox, confirmInSandbox, payInSandbox } from '#web/api/sandbox.ts';
import { useSubmission } from '#web/components/form/useSubmission.ts';
import { PageTitle } from '#web/components/PageTitle.tsx';

import { CardForm } from './CardForm.tsx';
import { ClosedPage } from './ClosedPage.tsx';
import { ConfirmationStep } from './ConfirmationStep.tsx';
import { formatCardNumber } from './formatCardNumber.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { returnPath } from './returnPath.ts';
import { TestCardList } from './TestCardList.tsx';

/** A payment that waits for a card, until it is paid or given up: then the person is led back. */
export function PaymentPage({ token, opened }: { token: string; opened: SandboxPage }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [page, setPage] = useState(opened);
  const [isLeaving, setIsLeaving] = useState(false);
  const [entry, setEntry] = useState<SandboxCardEntry>({ name: '', number: '', expiry: '', cvv: '' });
  const panel = useRef<HTMLDivElement>(null);
  const submission = useSubmission();
  const busy = submission.busy || isLeaving;

  const act = (action: () => Promise<SandboxPage>) =>
    void submission.submit(async () => {
      const next = await action();
      if (next.status === 'paid' || next.status === 'cancelled') {
        setIsLeaving(true);
        void navigate(returnPath(next.returnUrl), { replace: true });
      } else setPage(next);
    });

  function fillIn({ number }: TestCard) {
    const year = String(new Date().getFullYear() + 4).slice(2);
    const name = entry.name.trim() ? entry.name : t('sandbox.sampleName');
    submission.setMessages({});
    setEntry({ name, number: formatCardNumber(number), expiry: `12/${year}`, cvv: '123' });
    // On phones the form stands below the cards.
    panel.current?.scrollIntoView({ block: 'nearest' });
  }

  const { status } = page;
  if (status !== 'open' && status !== 'asking') return <ClosedPage page={{ ...page, status }} />;
  return (
    <div className="grid items-start gap-8 desktop:grid-cols-2 desktop:gap-12">
      <PageTitle title={t('sandbox.title')} />
      <div className="flex min-w-0 flex-col gap-8">
        <OrderSummary {...page} />
        {status === 'open' && <TestCardList chosen={findTestCard(entry.number)?.number ?? null} onChoose={fillIn} />}
      </div>
      <div ref={panel} className="min-w-0 scroll-my-4 rounded-3xl bg-raised p-6 shadow-raised desktop:p-8">
        {status === 'asking' ? (
          <ConfirmationStep
            page={page}
            busy={busy}
            failure={submission.failure}
            onAnswer={(isApproved) => act(() => confirmInSandbox(token, isApproved))}
          />
        ) : (
          <CardForm
            page={page}
            entry={entry}
            onChange={setEntry}
            submission={{ ...submission, busy }}
            onPay={() => act(() => payInSandbox(token, entry))}
            onCancel={() => act(() => cancelInSandbox(token))}
          />
        )}
      </div>
    </div>
  );
}
