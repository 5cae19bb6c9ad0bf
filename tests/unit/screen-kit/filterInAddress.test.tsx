import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { textInAddress } from '../../../src/screen-kit/list/addressField.ts'
import type { AddressOf } from '../../../src/screen-kit/list/listAddress.ts'
import { useListAddress } from '../../../src/screen-kit/list/useListAddress.ts'

const list: AddressOf<{ subject: string }> = { fields: { subject: { address: textInAddress } }, sortable: [] }
const Applied = ({ typed }: { typed: string }) => {
  const [{ filter }, go] = useListAddress(list)
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
  'a filter „%s“ is read from the address as it was typed, also when the page is loaded anew',
  async (typed) => {
    const { unmount } = render(<Applied typed={typed} />)
    await userEvent.click(screen.getByRole('button', { name: 'Търси' }))
    expect(screen.getByRole('status', { name: 'Прочетено' }).textContent).toBe(typed)
    unmount()
    render(<Applied typed="" />)
    expect(screen.getByRole('status', { name: 'Прочетено' }).textContent).toBe(typed)
  },
)
