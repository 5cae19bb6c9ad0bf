import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { textInAddress } from '../../../src/screen-kit/list/addressField.ts'
import { listFilter } from '../../../src/screen-kit/list/listFilter.ts'
import { useFilterPanel } from '../../../src/screen-kit/list/useFilterPanel.ts'

const about = listFilter({ text: { label: 'Текст', address: textInAddress, tag: (text) => `Относно: ${text}` } })
const refresh = vi.fn()
const Panel = ({ applied }: { applied: { text?: string } }) => {
  const panel = useFilterPanel(about, { filter: applied, fetching: false, show: () => {}, refresh })
  return (
    <button type="button" onClick={() => panel.card().onApply()}>
      Търсене
    </button>
  )
}

test.each([
  ['the same filter', { text: 'жалба' }, 'Филтърът е същият, редовете се обновяват.', 1],
  ['no filter', {}, 'Не е избран филтър, показани са всички редове.', 0],
])(
  'the press of „Търсене“ with %s is announced even if nothing on the screen changes',
  async (_, applied, announced, requestCount) => {
    refresh.mockClear()
    render(<Panel applied={applied} />)
    await userEvent.click(screen.getByRole('button', { name: 'Търсене' }))
    await waitFor(() =>
      expect(document.querySelector('[role=status][data-outside-dialogs]')?.textContent).toBe(announced),
    )
    expect(refresh).toHaveBeenCalledTimes(requestCount)
  },
)
