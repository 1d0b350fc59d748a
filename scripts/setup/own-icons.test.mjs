import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { ownIcons } from './own-icons.mjs'

const turned = (code) => {
  const parse = (text, { lang }) => parseSync(`screen.${lang}`, text, { lang }).program
  return ownIcons().transform.handler.call({ parse }, code)
}

test('an icon comes from its own file, by whichever of its names it is asked for; a type stays', () => {
  expect(turned("import { CircleHelp, type LucideIcon, Rows2 as Rows } from 'lucide-react'\nshow(Rows)")).toBe(
    "import CircleHelp from 'lucide-react/icons/circle-question-mark';import { type LucideIcon as LucideIcon } from 'lucide-react';" +
      "import Rows from 'lucide-react/icons/rows-2'\nshow(Rows)",
  )
  expect(turned("import type { LucideIcon } from 'lucide-react'")).toBe("import type { LucideIcon } from 'lucide-react'")
})
