import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../contract/api.ts'
import { answering, DANA, fakeServer } from '../testing/fake-server.ts'
import { HEALTH } from '../testing/health.ts'
import { shown } from '../testing/shown.tsx'
import { AccountMenu } from './account-menu.tsx'

const theme = () => document.documentElement.dataset.theme

test('light or dark is chosen in the menu, kept in this browser, and given back to the system', async () => {
  fakeServer(answering(api.health, HEALTH))
  const { user } = shown(<AccountMenu person={DANA} />)
  await user.click(screen.getByRole('button', { name: 'Account of Dana Marlow' }))
  expect(await screen.findByRole('menuitemradio', { name: 'As the system' })).toBeChecked()
  await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }))
  expect([theme(), localStorage.getItem('wpb.theme')]).toEqual(['dark', '"dark"'])
  expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked()
  await user.click(screen.getByRole('menuitemradio', { name: 'Light' }))
  expect([theme(), localStorage.getItem('wpb.theme')]).toEqual(['light', '"light"'])
  await user.click(screen.getByRole('menuitemradio', { name: 'As the system' }))
  expect([theme(), localStorage.getItem('wpb.theme')]).toEqual([undefined, null])
})
