import { DERIVED_UNITS } from './derived-units.ts'
import { SI_UNITS } from './si-units.ts'
import { TRADE_UNITS } from './trade-units.ts'
import type { Unit } from './unit-shape.ts'

/** The units, each once. */
export const UNITS: readonly Unit[] = [...SI_UNITS, ...DERIVED_UNITS, ...TRADE_UNITS]

/** Words behind a number that count things, where they are printed like a unit, in the singular. */
export const COUNTED =
  'frame|slide|page|person|people|member|core|cycle|shot|round|channel|sortie|image|target|interface|unit|user|test|prototype|sample|node|device|system|entity/entities|CUDA core|CPU|GPU|SLOC|MLOC|line of code/lines of code'
