import { sandboxConfirmRequest, sandboxPageResponse, sandboxPayRequest } from '#engine/protocol/sandbox.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { closePage } from '#server/payments/sandbox/closePage.ts';
import { confirmPage } from '#server/payments/sandbox/confirmPage.ts';
import { notifyOfPage } from '#server/payments/sandbox/notifyOfPage.ts';
import { payPage } from '#server/payments/sandbox/payPage.ts';
import { presentPage } from '#server/payments/sandbox/presentPage.ts';
import { readEnteredCard } from '#server/payments/sandbox/readEnteredCard.ts';
import { requirePage } from '#server/payments/sandbox/requirePage.ts';

export const sandboxRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/sandbox/:token',
    access: 'public',
    limits: ['public-reads'],
    summary: "What is paid on a page of the sandbox, and how far that is; 404 where payments aren't the sandbox's",
    answer: { status: 200, schema: sandboxPageResponse },
    async handle({ params: { token } }, services) {
      return presentPage(await requirePage(services, token), services.clock());
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/sandbox/:token/pay',
    access: 'public',
    limits: ['test-payments'],
    summary: 'Pay with a test card, or store it; a page that no longer waits for a card stays as it is',
    body: sandboxPayRequest,
    answer: { status: 200, schema: sandboxPageResponse },
    async handle({ params: { token }, body, language }, services) {
      const { tokenHash } = await requirePage(services, token);
      const card = readEnteredCard(body, { language, now: services.clock() });
      const changed = await payPage(services, tokenHash, card);
      await notifyOfPage(services, changed);
      return presentPage(changed.page, services.clock());
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/sandbox/:token/confirm',
    access: 'public',
    limits: ['test-payments'],
    summary: "Answer the question of a test card's bank",
    body: sandboxConfirmRequest,
    answer: { status: 200, schema: sandboxPageResponse },
    async handle({ params: { token }, body: { approved } }, services) {
      const { tokenHash } = await requirePage(services, token);
      const changed = await confirmPage(services, tokenHash, approved);
      await notifyOfPage(services, changed);
      return presentPage(changed.page, services.clock());
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/sandbox/:token/cancel',
    access: 'public',
    limits: ['test-payments'],
    summary: 'Turn back without paying',
    answer: { status: 200, schema: sandboxPageResponse },
    async handle({ params: { token } }, services) {
      const { tokenHash } = await requirePage(services, token);
      const changed = await closePage(services, { tokenHash }, 'cancelled');
      await notifyOfPage(services, changed);
      return presentPage(changed.page, services.clock());
    },
  }),
];
