import type { Route } from '#server/http/defineRoute.ts';

import { accountRoutes } from './accounts/accountRoutes.ts';
import { credentialRoutes } from './accounts/credentialRoutes.ts';
import { deviceRoutes } from './accounts/deviceRoutes.ts';
import { googleRoutes } from './accounts/googleRoutes.ts';
import { passwordResetRoutes } from './accounts/passwordResetRoutes.ts';
import { registerRoutes } from './accounts/registerRoutes.ts';
import { sessionRoutes } from './accounts/sessionRoutes.ts';
import { userRoutes } from './accounts/userRoutes.ts';
import { articleRoutes } from './articles/articleRoutes.ts';
import { balanceRoutes } from './billing/balanceRoutes.ts';
import { cardRoutes } from './billing/cardRoutes.ts';
import { invoiceDetailsRoutes } from './billing/invoiceDetailsRoutes.ts';
import { invoiceRoute } from './billing/invoiceRoute.ts';
import { movementRoutes } from './billing/movementRoutes.ts';
import { paymentRoutes } from './billing/paymentRoutes.ts';
import { subscriptionRoutes } from './billing/subscriptionRoutes.ts';
import { webhookRoute } from './billing/webhookRoute.ts';
import { brandRoutes } from './brands/brandRoutes.ts';
import { commentRoutes } from './comments/commentRoutes.ts';
import { cancelGeneration } from './generations/cancelGeneration.ts';
import { generateProject } from './generations/generateProject.ts';
import { generateToolset } from './generations/generateToolset.ts';
import { readGeneration } from './generations/readGeneration.ts';
import { watchGeneration } from './generations/watchGeneration.ts';
import { invitationRoutes } from './invitations/invitationRoutes.ts';
import { waitingInvitationRoutes } from './invitations/waitingInvitationRoutes.ts';
import { notificationRoutes } from './notifications/notificationRoutes.ts';
import { operationRoutes } from './operations/operationRoutes.ts';
import { approvalRoutes } from './projects/approvalRoutes.ts';
import { confirmationRoutes } from './projects/confirmationRoutes.ts';
import { copyRoutes } from './projects/copyRoutes.ts';
import { critiqueRoutes } from './projects/critiqueRoutes.ts';
import { decisionRoutes } from './projects/decisionRoutes.ts';
import { depthRoutes } from './projects/depthRoutes.ts';
import { eventRoutes } from './projects/eventRoutes.ts';
import { evidenceRoutes } from './projects/evidenceRoutes.ts';
import { exportRoutes } from './projects/exportRoutes.ts';
import { imageRoutes } from './projects/imageRoutes.ts';
import { importRoutes } from './projects/importRoutes.ts';
import { lockRoutes } from './projects/lockRoutes.ts';
import { memberRoutes } from './projects/memberRoutes.ts';
import { pathRoutes } from './projects/pathRoutes.ts';
import { projectRoutes } from './projects/projectRoutes.ts';
import { projectToolsetRoutes } from './projects/projectToolsetRoutes.ts';
import { questionRoutes } from './projects/questionRoutes.ts';
import { removedProjectRoutes } from './projects/removedProjectRoutes.ts';
import { roundRoutes } from './projects/roundRoutes.ts';
import { shareLinkRoutes } from './projects/shareLinkRoutes.ts';
import { sourceRoutes } from './projects/sourceRoutes.ts';
import { standingRoutes } from './projects/standingRoutes.ts';
import { storyRoutes } from './projects/storyRoutes.ts';
import { tieRoutes } from './projects/tieRoutes.ts';
import { versionRoutes } from './projects/versionRoutes.ts';
import { sandboxRoutes } from './sandbox/sandboxRoutes.ts';
import { searchRoutes } from './search/searchRoutes.ts';
import { exampleRoutes } from './shared/exampleRoutes.ts';
import { guestCommentRoutes } from './shared/guestCommentRoutes.ts';
import { sharedRoutes } from './shared/sharedRoutes.ts';
import { sketchRoutes } from './sketches/sketchRoutes.ts';
import { toolsetRoutes } from './toolsets/toolsetRoutes.ts';
import { workspaceRoutes } from './workspaces/workspaceRoutes.ts';

/** Every route of the API. */
export const routes: Route[] = [
  ...registerRoutes,
  ...sketchRoutes,
  ...sessionRoutes,
  ...googleRoutes,
  ...passwordResetRoutes,
  ...userRoutes,
  ...credentialRoutes,
  ...deviceRoutes,
  ...accountRoutes,
  ...workspaceRoutes,
  ...pathRoutes,
  ...depthRoutes,
  ...projectRoutes,
  ...removedProjectRoutes,
  ...copyRoutes,
  ...projectToolsetRoutes,
  ...approvalRoutes,
  ...eventRoutes,
  ...lockRoutes,
  ...confirmationRoutes,
  ...evidenceRoutes,
  ...tieRoutes,
  ...standingRoutes,
  ...storyRoutes,
  ...brandRoutes,
  ...decisionRoutes,
  ...sourceRoutes,
  ...roundRoutes,
  ...questionRoutes,
  ...critiqueRoutes,
  ...commentRoutes,
  ...memberRoutes,
  ...invitationRoutes,
  ...waitingInvitationRoutes,
  ...shareLinkRoutes,
  ...searchRoutes,
  ...notificationRoutes,
  ...sharedRoutes,
  ...guestCommentRoutes,
  ...exampleRoutes,
  ...exportRoutes,
  ...imageRoutes,
  ...importRoutes,
  ...versionRoutes,
  ...toolsetRoutes,
  ...articleRoutes,
  generateToolset,
  generateProject,
  readGeneration,
  watchGeneration,
  cancelGeneration,
  ...balanceRoutes,
  ...movementRoutes,
  ...invoiceDetailsRoutes,
  invoiceRoute,
  ...paymentRoutes,
  ...subscriptionRoutes,
  ...cardRoutes,
  webhookRoute,
  ...sandboxRoutes,
  ...operationRoutes,
];
