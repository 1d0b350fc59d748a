import * as z from 'zod'

/** The shortest password that an account takes. */
const SHORTEST_PASSWORD = 8

const Email = z.email('Enter an e-mail address, like name@company.com.')

/** What signing in takes. */
export const SignInFields = z.object({ email: Email, password: z.string().min(1, 'Enter your password.') })
export type SignInFields = z.infer<typeof SignInFields>

/** What signing up takes. */
export const SignUpFields = z.object({
  name: z.string().trim().min(1, 'Enter your name.').max(200, 'Enter a shorter name.'),
  email: Email,
  password: z.string().min(SHORTEST_PASSWORD, `Use at least ${SHORTEST_PASSWORD} characters.`).max(128, 'Use at most 128 characters.'),
})
export type SignUpFields = z.infer<typeof SignUpFields>
