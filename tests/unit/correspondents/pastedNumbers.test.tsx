import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { EntityFields, PersonFields } from '../../../src/features/correspondents/IdentityFields.tsx'
import { blankCorrespondent } from '../../../src/features/correspondents/newCorrespondent.ts'
import { RepresentativeRows } from '../../../src/features/correspondents/RepresentativeRows.tsx'

const Person = () => {
  const [draft, setDraft] = useState(blankCorrespondent())
  return <PersonFields draft={draft} errors={{}} set={(change) => setDraft((before) => ({ ...before, ...change }))} />
}
const Entity = () => {
  const [draft, setDraft] = useState({ ...blankCorrespondent(), isLegalEntity: true })
  return <EntityFields draft={draft} errors={{}} set={(change) => setDraft((before) => ({ ...before, ...change }))} />
}
const nothing = (): void => undefined
const Representatives = () => (
  <RepresentativeRows rows={[]} rowErrors={new Map()} onChange={nothing} onEditing={nothing} ref={{ current: null }} />
)

test.each([
  ['ЕГН', '750102 0018', '7501020018', Person],
  ['ЕИК/БУЛСТАТ', '131 468 980 0018', '1314689800018', Entity],
  ['ЕГН', '750102-0018', '7501020018', Representatives],
] as const)(
  'a pasted %s „%s“ becomes %s: it is cleaned before its length is checked',
  async (label, pasted, number, Fields) => {
    render(<Fields />)
    const add = screen.queryByRole('button', { name: 'Добави представляващ' })
    if (add) await userEvent.click(add)
    const field = screen.getByRole('textbox', { name: new RegExp(`^${label}`) })
    await userEvent.click(field)
    await userEvent.paste(pasted)
    expect(field).toHaveProperty('value', number)
    expect(screen.queryByText(/^Най-много/)).toBeNull()
  },
)
