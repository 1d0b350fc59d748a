import { fail } from '../../domain/result.ts'
import type { Services } from '../call.ts'

const later = async () => fail({ code: 'UNAVAILABLE' as const, message: 'Not available here.' })

export const findSolicitation: Services['findSolicitation'] = later
export const chooseTopic: Services['chooseTopic'] = later
export const changeEntries: Services['changeEntries'] = later
export const addInstructions: Services['addInstructions'] = later
export const removeInstructions: Services['removeInstructions'] = later
export const addRequirement: Services['addRequirement'] = later
export const changeRequirement: Services['changeRequirement'] = later
export const sourceFile: Services['sourceFile'] = later
export const sourcePage: Services['sourcePage'] = later
