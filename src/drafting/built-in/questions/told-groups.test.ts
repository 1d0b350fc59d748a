import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import { toldGroups } from './told-groups.ts'
test('x', () => {
  const notes = [
    readFileSync('/tmp/walk21/run/q4.txt', 'utf8'),
    'Step 1: Survey the hull, months 1-2, 120 hours. We borrow the drone.\nStep 2: Build the crawler, months 2-4, 300 hours.\n   Frame is bought.\n   Wheels are printed.\nStep 3: Dock trial, months 5-6, 160 hours.\n\nMilestones:\n* crawler sticks to the hull, month 4, 40%\n* dock trial passed, month 6, 60%\n\nWe travel twice.',
    'What we hand over: kickoff slides month 1; interim report month 3; prototype month 5; final report month 6\nWhat we buy: laser $4,200 / stage $1,900 / optics $900',
    'Purchases\nTest furnace, month 2, $4,500\nLoad cell, month 3, $900\nData logger, month 3, $650\n\nTrips\nTwo people to Eglin, month 3, $2,100\nOne person to Dayton, month 6, $1,400',
    'Team\n- Ana Ruiz, PI, 300 hours\n- Bo Chen, rigger at Harbor Works, 200 hours\n\nplaces: see above',
    'We build the rig first. Then we test it.\n\nAna leads. It takes six months.',
    'risks as i see them\n- coil burns out in the long run, we notice by a rise of resistance\n  and wind a new one\n- supplier late',
    'Month 1:\n- kickoff\n- order the parts\n\nMonth 2:\n1) build the rig\n2) run it dry\n3. write it up\nThat is all.',
    'We build the rig first.\nThen we test it.\nThen we report.',
  ]
  for (const n of notes) console.log(JSON.stringify(toldGroups(n).map((g) => ({ h: g.heading, t: g.text.slice(0, 30) + '…' + g.text.slice(-30), items: g.items.map((i) => `[${i.name}] ${i.words.slice(0, 60)}…${i.words.slice(-20)}`) })), null, 1))
})
