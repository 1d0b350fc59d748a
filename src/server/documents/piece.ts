/** A run of characters with its place on the page, in points from the top left. */
export type Piece = { text: string; x: number; y: number; width: number; height: number; rotation?: number | undefined }
