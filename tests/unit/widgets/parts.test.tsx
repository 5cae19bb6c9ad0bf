import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { reportPart } from '../../../src/app/screens/reportPart.ts'
import { type Notice, notices$ } from '../../../src/transport/notices.ts'
import { Grid } from '../../../src/widgets/grid/Grid.tsx'
import { Dialog } from '../../../src/widgets/overlays/Dialog.tsx'
import { DialogPart } from '../../../src/widgets/overlays/DialogPart.tsx'
import { Card } from '../../../src/widgets/page/Card.tsx'
import { ErrorBoundary } from '../../../src/widgets/page/ErrorBoundary.tsx'
import { RefetchContext } from '../../../src/widgets/page/Part.tsx'
import { TabPanel, Tabs } from '../../../src/widgets/page/Tabs.tsx'

const sentence = 'Тази част не може да се покаже'
const nothing = () => {}

const data = { isBroken: true }
const Broken = () => {
  if (data.isBroken) throw new TypeError('никой не очаква това')
  return <p>Показано</p>
}

const draw = (part: ReactElement): Notice[] => {
  data.isBroken = true
  vi.spyOn(console, 'error').mockImplementation(nothing)
  const notices: Notice[] = []
  notices$.subscribe((notice) => notices.push(notice))
  const refetch = async () => {
    data.isBroken = false
  }
  render(
    <Router>
      <RefetchContext value={refetch}>
        <p>Останалото</p>
        {part}
      </RefetchContext>
    </Router>,
    { onCaughtError: reportPart },
  )
  return notices
}

const tab = (
  <>
    <Tabs label="Части" current="a" onChange={nothing} tabs={[{ key: 'a', label: 'Файлове' }]} />
    <TabPanel of="a">
      <Broken />
    </TabPanel>
  </>
)
const opened = (
  <Dialog open title="Задача" onClose={nothing} footer={<button type="button">Запази</button>}>
    <Broken />
  </Dialog>
)
const late = (
  <DialogPart name="Печат" onClose={nothing}>
    <Broken />
  </DialogPart>
)

test.each([
  ['a card', <Card key="a" title="Срок" children={<Broken />} />, 'Карта „Срок“', 'Срок'],
  ['a tab', tab, 'Раздел', 'Файлове'],
  ['a dialog', opened, 'Прозорец „Задача“', 'Запази'],
  ['a dialog that throws before it is drawn', late, 'Прозорец „Печат“', 'Печат'],
])('an error in %s affects only that part, is listed, and can be retried', async (_, part, name, others) => {
  const notices = draw(part)
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(screen.getByText('Останалото')).toBeTruthy()
  expect(screen.getByText(others)).toBeTruthy()
  expect(notices.map(({ kind, text, trace }) => [kind, text.startsWith(name), trace.at(-1)])).toEqual([
    ['error', true, 'TypeError: никой не очаква това'],
  ])
  fireEvent.click(screen.getByText('Опитай отново'))
  await waitFor(() => expect(screen.getByText('Показано')).toBeTruthy())
  expect(screen.queryByText(sentence)).toBeNull()
})

type Line = { id: number; name: string | null }
const lines = (middle: string | null): Line[] => [
  { id: 1, name: 'Първа' },
  { id: 2, name: middle },
  { id: 3, name: 'Трета' },
]
const nameOf = ({ name }: Line): string => {
  if (name === null) throw new TypeError('без име')
  return name
}
const list = (rows: readonly Line[]) => (
  <Router>
    <Grid
      label="Преписки"
      rows={rows}
      rowKey={({ id }) => id}
      rowLabel={nameOf}
      columns={[{ key: 'name', header: 'Име', text: ({ name }) => name ?? '' }]}
    />
  </Router>
)

test('a row that fails to render affects only the row, and is rendered when new data arrives', () => {
  vi.spyOn(console, 'error').mockImplementation(nothing)
  const { rerender, container } = render(list(lines(null)), { onCaughtError: reportPart })
  const shown = () => [...container.querySelectorAll('tbody tr')].map((row) => row.textContent)
  expect(shown()).toEqual(['Първа', 'Този ред не може да се покаже.Опитай отново', 'Трета'])
  rerender(list(lines('Втора')))
  expect(shown()).toEqual(['Първа', 'Втора', 'Трета'])
})

test('a failed import is handled by the page, not by its card', () => {
  vi.spyOn(console, 'error').mockImplementation(nothing)
  const Late = () => {
    throw Object.assign(new Error('chunk 7'), { name: 'ChunkLoadError' })
  }
  render(
    <ErrorBoundary fallback={() => <p>Екранът не се зареди</p>}>
      <Card title="Срок">
        <Late />
      </Card>
    </ErrorBoundary>,
    { onCaughtError: nothing },
  )
  expect(screen.getByText('Екранът не се зареди')).toBeTruthy()
})
