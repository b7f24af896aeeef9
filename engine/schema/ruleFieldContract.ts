import { z } from 'zod/v3';

// As patternContract, and within a definition: /stakeholders/*/power, #/$defs/topic/score.
export const ruleFieldContract = z
  .string()
  .regex(
    /^(#\/\$defs\/[A-Za-z][A-Za-z0-9]*)?(\/(\*|[A-Za-z][A-Za-z0-9]*))+$/,
    'must be a pointer such as "/stakeholders/*/power" or "#/$defs/topic/score"',
  );
