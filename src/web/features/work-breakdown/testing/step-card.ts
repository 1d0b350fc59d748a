import { screen } from '@testing-library/react'

/** The line of a step, which opens and closes it. */
export const stepLine = (number: number) => screen.getByRole('button', { name: new RegExp(`^All of Step ${number}\\b`) })
