import { createContext, type ReactNode, useContext } from 'react'
import { Expander } from './expander.tsx'

const Folding = createContext(false)

/** Tells what stands inside whether the screen shows one thing at a time, and folds what is long. */
export const FoldingProvider = Folding.Provider

/** Whether what is long is folded here. */
export function useIsFolding(): boolean {
  return useContext(Folding)
}

/** Something long: under a line that opens it where what is long is folded, elsewhere as it is. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  const isFolding = useIsFolding()
  if (!isFolding) return children
  return <Expander title={title}>{children}</Expander>
}
