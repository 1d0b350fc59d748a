declare const provenOwner: unique symbol

/** A row that was found for the person who asks. Writers take nothing else, so an id from a request cannot reach them unchecked. */
export type Owned<Row> = Row & { readonly [provenOwner]: true }

/** Marks a row as found for its owner; only finders of this folder say so, after comparing the owner in the query. */
export function owned<Row>(row: Row): Owned<Row> {
  return row as Owned<Row>
}
