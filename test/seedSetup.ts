import fc from 'fast-check';

// The same cases again, as in CI, where a failure has to be of the change that is tested.
const { TEST_SEED } = process.env;
if (TEST_SEED !== undefined) fc.configureGlobal({ seed: Number(TEST_SEED) });
