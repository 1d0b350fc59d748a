/** Does one thing after the other, since several at once would share the processors. */
export async function inOrder<Item, Outcome>(items: readonly Item[], act: (item: Item) => Promise<Outcome>): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const item of items) outcomes.push(await act(item))
  return outcomes
}
