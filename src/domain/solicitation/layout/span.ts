/** Where in a text something is said, and what: characters `start` up to `end`, `value` as it is to be shown. */
export type Span = { start: number; end: number; value: string }
