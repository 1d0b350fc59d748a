import type { ComponentType } from 'react'
import type { PlainScreen } from '../../contract/screens.ts'
import { LandingPage } from '../features/marketing/landing-page.tsx'
import { MatchingToolPage } from '../features/marketing/matching-tool-page.tsx'
import { MATCHING_TOOL, WORK_PLAN_GENERATOR } from '../features/marketing/offering.ts'
import { WorkPlanGeneratorPage } from '../features/marketing/work-plan-generator-page.tsx'
import { ExamplePage } from './example/example-page.tsx'

/** A page that is made when the product is built. `description` is what a search engine shows of it. */
export type PlainPage = { title: string; description: string; Page: ComponentType }

/** Every plain page by its address. */
export const PLAIN_PAGES: Record<PlainScreen, PlainPage> = {
  '/': {
    title: 'Defense Technology Solutions',
    description: 'Turns an SBIR or STTR solicitation into a work plan that can be defended sentence by sentence.',
    Page: LandingPage,
  },
  '/matching-tool': {
    title: `${MATCHING_TOOL.name} - Defense Technology Solutions`,
    description: MATCHING_TOOL.lead,
    Page: MatchingToolPage,
  },
  '/work-plan-generator': {
    title: `${WORK_PLAN_GENERATOR.name} - Defense Technology Solutions`,
    description: WORK_PLAN_GENERATOR.lead,
    Page: WorkPlanGeneratorPage,
  },
  '/example': {
    title: 'A finished plan - Defense Technology Solutions',
    description:
      'A whole work plan for a Navy topic, each sentence with the rows, answers or pages that it rests on, and its Word document.',
    Page: ExamplePage,
  },
}
