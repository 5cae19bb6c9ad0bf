import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { FilePreview } from '../../../src/widgets/files/FilePreview.tsx'
import { fitOf, rotatedSize, zoomSteps } from '../../../src/widgets/files/pictureSize.ts'
import { outcome } from '../../../src/widgets/pdf/PdfSearch.tsx'
import { insideOf } from '../../support/insideOf.ts'

const place = { width: 552, height: 700 }

test.each([
  ['as large as its place', { width: 552, height: 700 }, 1],
  ['small: it is not made larger', { width: 10, height: 10 }, 1],
  ['16 000 dots square', { width: 16_000, height: 16_000 }, 552 / 16_000],
  ['very wide', { width: 30_000, height: 300 }, 552 / 30_000],
  ['very high', { width: 300, height: 30_000 }, 700 / 30_000],
  ['without size', { width: 0, height: 0 }, 1],
])('a picture that is %s fits whole', (_what, picture, fit) => expect(fitOf(picture, place)).toBeCloseTo(fit))

test.each([0, 90, 180, 270] as const)('a picture rotated by %i degrees has the right orientation', (turn) => {
  const picture = { width: 30, height: 20 }
  expect(rotatedSize(picture, turn)).toEqual(turn % 180 === 0 ? picture : { width: 20, height: 30 })
})

test.each([1, 552 / 16_000, 552 / 30_000])(
  'where %d of a picture fits, it is enlarged until its pixels are visible',
  (fit) => {
    const steps = zoomSteps(fit)
    expect(steps).toEqual(steps.toSorted((one, other) => one - other))
    expect(steps).toContain(1)
    // At the maximum zoom, a pixel of the picture covers at least two pixels of the screen.
    expect((steps.at(-1) ?? 0) * fit).toBeGreaterThanOrEqual(2)
  },
)

const onDownload = vi.fn()
const shown = (small = false, isCut = false) => {
  render(
    <FilePreview
      blob={new Blob(['x'])}
      mime="image/jpeg"
      name="писмо.jpg"
      small={small}
      isCut={isCut}
      inside={insideOf()}
      onDownload={onDownload}
    />,
  )
  return screen.getByRole('img', { name: small ? 'Увеличи писмо.jpg' : 'Преглед на писмо.jpg', hidden: true })
}
const loaded = (picture: HTMLElement, width: number, height: number) => {
  Object.defineProperties(picture, { naturalWidth: { value: width }, naturalHeight: { value: height } })
  fireEvent.load(picture)
}

test('a picture is zoomed, rotated and reset to fit, by pointer and by keyboard', async () => {
  const picture = shown()
  loaded(picture, 400, 200)
  const zoom = () => screen.getByRole('button', { name: /върни: цялото изображение/ }).textContent
  await userEvent.click(screen.getByRole('button', { name: 'Увеличи' }))
  expect(zoom()).toBe('125 %')
  screen.getByRole('region', { name: 'Изображението писмо.jpg' }).focus()
  await userEvent.keyboard('++')
  expect(zoom()).toBe('200 %')
  await userEvent.keyboard('-')
  expect(zoom()).toBe('150 %')
  await userEvent.keyboard('0')
  expect(zoom()).toBe('100 %')
  for (const degrees of ['90deg', '180deg', '270deg', '']) {
    await userEvent.click(screen.getByRole('button', { name: 'Завърти надясно' }))
    expect(picture.style.rotate).toBe(degrees)
  }
  expect(screen.getByRole('button', { name: 'Отпечатай изображението' }).isConnected).toBe(true)
  expect(screen.getByRole('link', { name: /В прозорец на браузъра/ }).isConnected).toBe(true)
})

test('a damaged picture shows the same message as a damaged PDF', () => {
  fireEvent.error(shown())
  expect(screen.getByText('Файлът изглежда повреден').isConnected).toBe(true)
  expect(screen.getByText(/поискайте файла отново от подателя/).isConnected).toBe(true)
  expect(screen.queryByRole('img')).toBeNull()
})

test.each([false, true])('a truncated picture is reported as shown in part (small: %s)', async (small) => {
  shown(small, true)
  expect(screen.getByText('Файлът изглежда повреден').isConnected).toBe(true)
  expect(screen.getByText(/Показана е само част от изображението/).isConnected).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Изтегли' }))
  expect(onDownload).toHaveBeenCalledOnce()
  onDownload.mockClear()
})

test.each([false, true])(
  'a picture that declares too many dots is not given to the browser (small: %s)',
  async (small) => {
    const save = vi.fn()
    render(
      <FilePreview
        blob={new Blob(['x'])}
        mime="image/png"
        name="план.png"
        small={small}
        tooLarge={{ width: 60_000, height: 60_000 }}
        inside={insideOf()}
        onDownload={save}
      />,
    )
    screen.getByText('Изображението е твърде голямо за преглед')
    expect(screen.queryByRole('img', { hidden: true })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Изтегли' }))
    expect(save).toHaveBeenCalledOnce()
  },
)

test('a small picture also shows that it is damaged, and is enlarged on a click', async () => {
  const picture = shown(true)
  await userEvent.click(picture)
  expect(screen.getByRole('dialog', { name: 'писмо.jpg' }).isConnected).toBe(true)
  expect(screen.getByRole('button', { name: 'Увеличи' }).isConnected).toBe(true)
  fireEvent.error(picture)
  expect(screen.getByText(/изглежда повреден/).isConnected).toBe(true)
})

const nothing = { byPage: new Map(), all: [], read: 3 }
test.each([
  ['words were read', { ...nothing, hasText: true }, 'Няма съвпадения'],
  ['all pages are scanned', { ...nothing, hasText: false }, 'Няма текст за търсене: страниците са изображения'],
  ['pages are still read', { ...nothing, read: 1, hasText: false }, 'Търси се… 1 от 3'],
])('a search that found nothing says why: %s', (_what, found, text) => expect(outcome(found, 3, 0)).toBe(text))

test.each([false, true])('a HEIC photo that the browser cannot show says what to do (small: %s)', async (small) => {
  const save = vi.fn()
  render(
    <FilePreview
      blob={new Blob(['x'])}
      mime="image/heic"
      name="снимка.heic"
      small={small}
      inside={insideOf()}
      onDownload={save}
    />,
  )
  fireEvent.error(screen.getByRole('img', { name: /снимка.heic/, hidden: true }))
  screen.getByText('Снимка от телефон във формат HEIC')
  screen.getByText(/поискайте от подателя да я изпрати като JPG/)
  await userEvent.click(screen.getByRole('button', { name: 'Изтегли снимката' }))
  expect(save).toHaveBeenCalledTimes(1)
})
