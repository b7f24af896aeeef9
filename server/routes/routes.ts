import type { Route } from '../http/defineRoute.ts';
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
import { cancelGeneration } from './generations/cancelGeneration.ts';
import { generateProject } from './generations/generateProject.ts';
import { generateToolset } from './generations/generateToolset.ts';
import { readGeneration } from './generations/readGeneration.ts';
import { watchGeneration } from './generations/watchGeneration.ts';
import { operationRoutes } from './operations/operationRoutes.ts';
import { evidenceRoutes } from './projects/evidenceRoutes.ts';
import { exportRoutes } from './projects/exportRoutes.ts';
import { importRoutes } from './projects/importRoutes.ts';
import { projectRoutes } from './projects/projectRoutes.ts';
import { projectToolsetRoutes } from './projects/projectToolsetRoutes.ts';
import { toolsetRoutes } from './toolsets/toolsetRoutes.ts';
import { workspaceRoutes } from './workspaces/workspaceRoutes.ts';

/** Every route of the API. */
export const routes: Route[] = [
  ...registerRoutes,
  ...sessionRoutes,
  ...googleRoutes,
  ...passwordResetRoutes,
  ...userRoutes,
  ...credentialRoutes,
  ...deviceRoutes,
  ...accountRoutes,
  ...workspaceRoutes,
  ...projectRoutes,
  ...projectToolsetRoutes,
  ...evidenceRoutes,
  ...exportRoutes,
  ...importRoutes,
  ...toolsetRoutes,
  ...articleRoutes,
  generateToolset,
  generateProject,
  readGeneration,
  watchGeneration,
  cancelGeneration,
  ...balanceRoutes,
  ...operationRoutes,
];
