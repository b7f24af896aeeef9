import type { Knex } from 'knex';

import * as accounts from './2026-11-01-accounts.ts';
import * as projects from './2026-11-02-projects.ts';
import * as billing from './2026-11-03-billing.ts';
import * as generations from './2026-11-04-generations.ts';
import * as accountManagement from './2026-11-05-account-management.ts';
import * as codeSubjects from './2026-11-06-code-subjects.ts';
import * as departedAddresses from './2026-11-07-departed-addresses.ts';
import * as contentIds from './2026-11-08-content-ids.ts';
import * as codeFlows from './2026-11-22-code-flows.ts';
import * as deletedAccounts from './2026-11-22-deleted-accounts.ts';
import * as earlierContents from './2026-11-23-earlier-contents.ts';
import * as mapsByPersona from './2026-11-24-maps-by-persona.ts';
import * as citations from './2026-11-25-citations.ts';
import * as toolsetShapes from './2026-11-26-toolset-shapes.ts';
import * as claimTies from './2026-11-27-claim-ties.ts';
import * as confirmed from './2026-11-27-confirmed.ts';
import * as draftNotes from './2026-11-27-draft-notes.ts';
import * as draftRemarks from './2026-11-27-draft-remarks.ts';
import * as projectAnswers from './2026-11-27-project-answers.ts';
import * as projectCritiques from './2026-11-27-project-critiques.ts';
import * as takenBackAnswers from './2026-11-27-taken-back-answers.ts';
import * as unconfirmed from './2026-11-27-unconfirmed.ts';
import * as unfinishedDrafts from './2026-11-27-unfinished-drafts.ts';
import * as comments from './2026-11-28-comments.ts';
import * as decisions from './2026-11-28-decisions.ts';
import * as draftVersions from './2026-11-28-draft-versions.ts';
import * as images from './2026-11-28-images.ts';
import * as locks from './2026-11-28-locks.ts';
import * as members from './2026-11-28-members.ts';
import * as projectDepths from './2026-11-28-project-depths.ts';
import * as projectPaths from './2026-11-28-project-paths.ts';
import * as removedProjects from './2026-11-28-removed-projects.ts';
import * as roundDrafts from './2026-11-28-round-drafts.ts';
import * as savedBy from './2026-11-28-saved-by.ts';
import * as savingByItself from './2026-11-28-saving-by-itself.ts';
import * as shareLinks from './2026-11-28-share-links.ts';
import * as versions from './2026-11-28-versions.ts';
import * as brands from './2026-11-29-brands.ts';
import * as linkPreviews from './2026-11-29-link-previews.ts';
import * as namedShareLinks from './2026-11-29-named-share-links.ts';
import * as notifications from './2026-11-29-notifications.ts';
import * as offeredProjects from './2026-11-29-offered-projects.ts';
import * as payments from './2026-11-29-payments.ts';
import * as searchTexts from './2026-11-29-search-texts.ts';
import * as sketches from './2026-11-29-sketches.ts';
import * as sources from './2026-11-29-sources.ts';
import * as stories from './2026-11-29-stories.ts';
import * as withdrawals from './2026-11-29-withdrawals.ts';
import * as movements from './2026-11-30-movements.ts';
import * as gatewayRemnants from './2026-12-01-gateway-remnants.ts';
import * as offerMails from './2026-12-01-offer-mails.ts';
import * as sandboxPeriods from './2026-12-02-sandbox-periods.ts';
import * as versionSizes from './2026-12-02-version-sizes.ts';
import * as searchNames from './2026-12-03-search-names.ts';
import * as timeZones from './2026-12-03-time-zones.ts';
import * as keptBytes from './2026-12-04-kept-bytes.ts';
import * as ownSaves from './2026-12-04-own-saves.ts';
import * as stoppedDrafts from './2026-12-04-stopped-drafts.ts';

/** knex runs a migration in one transaction unless `config` says otherwise. */
type Migration = Knex.Migration & { config?: { transaction: boolean } };

/** Every migration by name, in order. Never change a released one; add another. */
export const migrations: Record<string, Migration> = {
  '2026-11-01-accounts': { up: accounts.up, down: accounts.down },
  '2026-11-02-projects': { up: projects.up, down: projects.down },
  '2026-11-03-billing': { up: billing.up, down: billing.down },
  '2026-11-04-generations': { up: generations.up, down: generations.down },
  '2026-11-05-account-management': { up: accountManagement.up, down: accountManagement.down },
  '2026-11-06-code-subjects': { up: codeSubjects.up, down: codeSubjects.down },
  '2026-11-07-departed-addresses': { up: departedAddresses.up, down: departedAddresses.down },
  '2026-11-08-content-ids': { up: contentIds.up, down: contentIds.down, config: contentIds.config },
  '2026-11-22-deleted-accounts': { up: deletedAccounts.up, down: deletedAccounts.down },
  '2026-11-22-code-flows': { up: codeFlows.up, down: codeFlows.down },
  '2026-11-23-earlier-contents': { up: earlierContents.up, down: earlierContents.down },
  '2026-11-24-maps-by-persona': { up: mapsByPersona.up, down: mapsByPersona.down },
  '2026-11-25-citations': { up: citations.up, down: citations.down },
  '2026-11-26-toolset-shapes': { up: toolsetShapes.up, down: toolsetShapes.down },
  '2026-11-27-unconfirmed': { up: unconfirmed.up, down: unconfirmed.down, config: unconfirmed.config },
  '2026-11-28-locks': { up: locks.up, down: locks.down },
  '2026-11-28-members': { up: members.up, down: members.down },
  '2026-11-28-versions': { up: versions.up, down: versions.down },
  '2026-11-28-removed-projects': { up: removedProjects.up, down: removedProjects.down },
  '2026-11-28-comments': { up: comments.up, down: comments.down },
  '2026-11-28-share-links': { up: shareLinks.up, down: shareLinks.down },
  '2026-11-28-images': { up: images.up, down: images.down },
  '2026-11-29-offered-projects': { up: offeredProjects.up, down: offeredProjects.down },
  '2026-11-29-payments': { up: payments.up, down: payments.down },
  '2026-11-30-movements': { up: movements.up, down: movements.down },
  '2026-12-01-gateway-remnants': { up: gatewayRemnants.up, down: gatewayRemnants.down },
  '2026-12-01-offer-mails': { up: offerMails.up, down: offerMails.down },
  '2026-12-02-sandbox-periods': { up: sandboxPeriods.up, down: sandboxPeriods.down },
  '2026-12-02-version-sizes': { up: versionSizes.up, down: versionSizes.down },
  '2026-12-03-time-zones': { up: timeZones.up, down: timeZones.down },
  '2026-12-03-search-names': { up: searchNames.up, down: searchNames.down },
  '2026-12-04-kept-bytes': { up: keptBytes.up, down: keptBytes.down },
  '2026-12-04-own-saves': { up: ownSaves.up, down: ownSaves.down },
  '2026-12-04-stopped-drafts': { up: stoppedDrafts.up, down: stoppedDrafts.down },
  '2026-11-27-confirmed': { up: confirmed.up, down: confirmed.down },
  '2026-11-27-draft-notes': { up: draftNotes.up, down: draftNotes.down },
  '2026-11-27-project-answers': { up: projectAnswers.up, down: projectAnswers.down },
  '2026-11-27-unfinished-drafts': { up: unfinishedDrafts.up, down: unfinishedDrafts.down },
  '2026-11-27-draft-remarks': { up: draftRemarks.up, down: draftRemarks.down },
  '2026-11-27-project-critiques': { up: projectCritiques.up, down: projectCritiques.down },
  '2026-11-27-taken-back-answers': { up: takenBackAnswers.up, down: takenBackAnswers.down },
  '2026-11-27-claim-ties': { up: claimTies.up, down: claimTies.down },
  '2026-11-28-saving-by-itself': { up: savingByItself.up, down: savingByItself.down },
  '2026-11-28-draft-versions': { up: draftVersions.up, down: draftVersions.down },
  '2026-11-28-saved-by': { up: savedBy.up, down: savedBy.down },
  '2026-11-28-project-paths': { up: projectPaths.up, down: projectPaths.down },
  '2026-11-28-decisions': { up: decisions.up, down: decisions.down },
  '2026-11-28-round-drafts': { up: roundDrafts.up, down: roundDrafts.down },
  '2026-11-28-project-depths': { up: projectDepths.up, down: projectDepths.down },
  '2026-11-29-named-share-links': { up: namedShareLinks.up, down: namedShareLinks.down },
  '2026-11-29-search-texts': { up: searchTexts.up, down: searchTexts.down },
  '2026-11-29-notifications': { up: notifications.up, down: notifications.down },
  '2026-11-29-link-previews': { up: linkPreviews.up, down: linkPreviews.down },
  '2026-11-29-sources': { up: sources.up, down: sources.down },
  '2026-11-29-stories': { up: stories.up, down: stories.down },
  '2026-11-29-sketches': { up: sketches.up, down: sketches.down },
  '2026-11-29-withdrawals': { up: withdrawals.up, down: withdrawals.down },
  '2026-11-29-brands': { up: brands.up, down: brands.down },
};
