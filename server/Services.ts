import type { Logger } from 'pino';

import type { Plans } from '#engine/protocol/billing.ts';
import type { ToolsetPaths } from '#engine/registry/ToolsetPaths.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';

import type { AddressHasher } from './accounts/createAddressHasher.ts';
import type { KeyedHasher } from './accounts/createKeyedHasher.ts';
import type { PasswordHasher } from './accounts/createPasswordHasher.ts';
import type { IdentityProvider } from './accounts/google/IdentityProvider.ts';
import type { Articles } from './articles/createArticles.ts';
import type { DeletionRecord } from './backup/recordDeletions.ts';
import type { Clock } from './Clock.ts';
import type { Config } from './config.ts';
import type { Readiness } from './createReadiness.ts';
import type { Database } from './database/Database.ts';
import type { ExportPool } from './export/ExportPool.ts';
import type { GenerationService } from './generation/GenerationService.ts';
import type { DraftWriter } from './generation/models/DraftWriter.ts';
import type { BytesInFlight } from './http/BytesInFlight.ts';
import type { Streams } from './http/createStreams.ts';
import type { EncodedAnswer } from './http/EncodedAnswer.ts';
import type { Limits } from './http/limits/createLimits.ts';
import type { ImagePool } from './images/ImagePool.ts';
import type { Presence } from './live/Presence.ts';
import type { ProjectBus } from './live/ProjectBus.ts';
import type { Mailer } from './mail/Mailer.ts';
import type { Metrics } from './metrics/createMetrics.ts';
import type { LoopWatch } from './metrics/watchEventLoop.ts';
import type { PaymentGateway } from './payments/PaymentGateway.ts';
import type { ContentCache } from './projects/ContentCache.ts';
import type { FoundEvidenceCache } from './projects/FoundEvidenceCache.ts';
import type { KeptEvidence } from './projects/readProjectEvidence.ts';
import type { ExampleTour } from './sharing/createExampleTour.ts';
import type { ConfirmedContents } from './sharing/readConfirmed.ts';
import type { SketchDrawer } from './sketches/SketchDrawer.ts';
import type { SourceReader } from './sources/SourceReader.ts';
import type { FileStore } from './storage/FileStore.ts';
import type { Validators } from './toolsets/createValidators.ts';
import type { PublishedToolsets } from './toolsets/publishToolsets.ts';
import type { PersonalTurns } from './turns/PersonalTurns.ts';

/** The services that routes use; created once at the start, or by a test. */
export interface Services {
  config: Config;
  database: Database;
  logger: Logger;
  mailer: Mailer;
  metrics: Metrics;
  loop: LoopWatch;
  limits: Limits;
  /** Bodies and answers in memory. */
  inFlight: BytesInFlight;
  /** Calls of one person, a few at a time. */
  turns: PersonalTurns;
  streams: Streams;
  /** Tells the streams of a project at once what has happened in it. */
  projectBus: ProjectBus;
  presence: Presence;
  passwords: PasswordHasher;
  keyedHash: KeyedHasher;
  hashAddress: AddressHasher;
  /** What a new account begins with. */
  welcomeTokens: number;
  deletions: DeletionRecord;
  /** null when signing in with Google is not configured. */
  google: IdentityProvider | null;
  toolsets: ToolsetRegistry;
  paths: ToolsetPaths;
  publishedToolsets: PublishedToolsets;
  articles: Articles;
  /** The finished example, for people without an account. */
  exampleTour: ExampleTour;
  /** Computed once for each content. */
  evidence: ContentCache<KeptEvidence>;
  /** What single contents hold of it. */
  found: FoundEvidenceCache;
  /** What share links show that leave out what nobody has confirmed. */
  confirmed: ContentCache<ConfirmedContents>;
  /** What messengers show of share links, as PNG. */
  previews: ContentCache<Uint8Array>;
  /** Of toolsets' pages, encoded once for each content. */
  answers: ContentCache<EncodedAnswer>;
  validators: Validators;
  /** Who writes drafts; null: the methods' starters are laid out. */
  writer: DraftWriter | null;
  generations: GenerationService;
  exports: ExportPool;
  sketches: SketchDrawer;
  /** What is offered for sale; empty without a gateway. */
  plans: Plans;
  /** null: an installation without billing. */
  gateway: PaymentGateway | null;
  /** The time that billing goes by. */
  clock: Clock;
  /** Where uploaded files are kept. */
  files: FileStore;
  images: ImagePool;
  /** Takes the text out of uploaded documents. */
  sourceReader: SourceReader;
  readiness: Readiness;
}
