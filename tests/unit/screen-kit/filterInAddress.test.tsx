import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useCallback } from 'react'
import { afterEach, expect, test } from 'vitest'
import { textInAddress } from '../../../src/screen-kit/list/addressField.ts'
import type { AddressOf, ListAddress } from '../../../src/screen-kit/list/listAddress.ts'
import { useListAddress } from '../../../src/screen-kit/list/useListAddress.ts'

type Filter = { subject: string }
const list: AddressOf<Filter> = { fields: { subject: { address: textInAddress } }, sortable: [] }
const Applied = ({ typed, before }: { typed: string; before?: (subject: string | undefined) => void }) => {
  const hear = useCallback((next: ListAddress<Filter>) => before?.(next.filter.subject), [before])
  const [{ filter }, go] = useListAddress(list, hear)
  return (
    <>
      <button type="button" onClick={() => go({ filter: { subject: typed } })}>
        Търси
      </button>
      <output aria-label="Прочетено">{filter.subject}</output>
    </>
  )
}

afterEach(() => history.replaceState(null, '', '/'))

test.each(['100%25 ДДС', 'x%26y', '5%20', '100% ДДС', 'а+б & в=г#д', '%D0%96', '%'])(
  'a filter „%s“ is restored from the address as it was typed, also after a reload',
  async (typed) => {
    const { unmount } = render(<Applied typed={typed} />)
    await userEvent.click(screen.getByRole('button', { name: 'Търси' }))
    expect(screen.getByRole('status', { name: 'Прочетено' }).textContent).toBe(typed)
    unmount()
    render(<Applied typed="" />)
    expect(screen.getByRole('status', { name: 'Прочетено' }).textContent).toBe(typed)
  },
)

test('the next list is announced while the former one is still shown, with the same text as later', async () => {
  const explanations: unknown[] = []
  const before = (subject: string | undefined) => {
    explanations.push(subject, screen.getByRole('status', { name: 'Прочетено' }).textContent, location.search)
  }
  render(<Applied typed="100% ДДС" before={before} />)
  await userEvent.click(screen.getByRole('button', { name: 'Търси' }))
  expect(explanations).toEqual(['100% ДДС', '', ''])
})
