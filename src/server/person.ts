/** Who asks: a signed-in person. Finders of the database take one, so that nobody sees another's rows. */
export type Person = { id: string }
