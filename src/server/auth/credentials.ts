import * as z from 'zod'

/** Fewest and most characters of a password. */
export const PASSWORD_LENGTH = { shortest: 8, longest: 128 } as const

const Email = z.email('Enter a valid e-mail address.').max(254, 'E-mail address must be at most 254 characters.')

/** What a person signs up with. */
export const SignUp = z.object({
  name: z.string('Name is required.').trim().min(1, 'Name is required.').max(200, 'Name must be at most 200 characters.'),
  email: Email,
  password: z
    .string('Password is required.')
    .min(PASSWORD_LENGTH.shortest, `Password must have at least ${PASSWORD_LENGTH.shortest} characters.`)
    .max(PASSWORD_LENGTH.longest, `Password must have at most ${PASSWORD_LENGTH.longest} characters.`),
})

/** What a person signs in with. */
export const SignIn = z.object({ email: Email, password: z.string('Password is required.').min(1, 'Password is required.').max(1000) })
