import { build } from '../../../../scripts/setup/build.mjs'

/** Builds the server when something changed, so that tests start the reader as it is built. */
export const setup = (): Promise<void> => build(['server'])
