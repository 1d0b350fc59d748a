import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../../contract/api.ts'
import { CompanyProfile } from '../../../domain/company.ts'
import { answering, DANA, fakeServer } from '../../testing/fake-server.ts'
import { expectToast, shown } from '../../testing/shown.tsx'
import { AdminPage } from './admin-page.tsx'

/** A server that keeps a company's profile as the real one does. */
function opened(profile: Partial<CompanyProfile> = {}) {
  let kept = CompanyProfile.parse(profile)
  const served = fakeServer(
    answering(api.findCompany, () => ({ profile: kept, files: [] })),
    answering(api.changeCompany, (changes) => {
      kept = { ...kept, ...changes }
      return { profile: kept, files: [] }
    }),
  )
  return { served, ...shown(<AdminPage />, '/admin') }
}

const field = (label: string) => screen.findByLabelText(label)

test('the account card begins with the name and address of who is signed in, and Save Changes keeps them', async () => {
  const { user, served } = opened()
  await waitFor(async () => expect(await field('First Name')).toHaveValue('Dana'))
  expect(await field('Last Name')).toHaveValue('Marlow')
  expect(await field('Email')).toHaveValue(DANA.email)
  expect(await field('Company Name')).toHaveValue('')
  await user.type(await field('Company Name'), 'Acme Antennas')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await expectToast('Account information saved')
  expect(served.asked(api.changeCompany)).toEqual([
    { first_name: 'Dana', last_name: 'Marlow', email: DANA.email, company_name: 'Acme Antennas' },
  ])
})

test('what was saved goes before the account', async () => {
  opened({ first_name: 'D.', last_name: 'Marlow-Quist', email: 'office@acme.com' })
  await waitFor(async () => expect(await field('First Name')).toHaveValue('D.'))
  expect(await field('Last Name')).toHaveValue('Marlow-Quist')
  expect(await field('Email')).toHaveValue('office@acme.com')
})

test('an e-mail address that is none is said before it is sent', async () => {
  const { user } = opened({ email: 'office@acme.com' })
  await user.clear(await field('Email'))
  await user.type(await field('Email'), 'ada')
  expect(await field('Email')).toHaveAccessibleDescription('Enter an e-mail address, like name@company.com.')
  expect(screen.getByRole('button', { name: 'Save Changes' })).toBeDisabled()
})

test('what a document says of the company is offered for an empty field, and goes there when I say so', async () => {
  const file = {
    id: 'f1',
    file_name: 'capability.pdf',
    role: 'one_pager' as const,
    pages: 4,
    kind: 'pdf' as const,
    created_at: '2026-01-01T00:00:00.000Z',
  }
  const text = 'Tidewater Acoustics is a small business of 14 people in Newport, Rhode Island.'
  fakeServer(
    answering(api.findCompany, () => ({ profile: CompanyProfile.parse({}), files: [file] })),
    answering(api.draftCompany, () => ({
      passages: [{ field: 'company_description' as const, text, file_name: file.file_name, page: 3 }],
    })),
  )
  const { user } = shown(<AdminPage />, '/admin')
  expect(await screen.findByText('capability.pdf, page 3')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Put it into Company Description' }))
  expect(await field('Company Description')).toHaveValue(text)
  expect(screen.queryByText('capability.pdf, page 3')).toBeNull()
})
