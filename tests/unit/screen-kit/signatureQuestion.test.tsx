import { readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import letters from '../../../fixtures/signed/letters.json' with { type: 'json' }
import publicConfig from '../../../public/config.json' with { type: 'json' }
import type { SizedFile } from '../../../src/screen-kit/files/outcomes.ts'
import { SignatureMark } from '../../../src/screen-kit/files/SignatureMark.tsx'
import { useFilesDialog } from '../../../src/screen-kit/files/useFilesDialog.tsx'
import { useSignatureConfirmation } from '../../../src/screen-kit/files/useSignatureConfirmation.tsx'
import { configOf, takeConfig } from '../../../src/transport/config.ts'
import { ReadingThread } from '../../support/readingWorker.ts'

const training = readFileSync('public/trusted-roots/practice.pem', 'utf8')
beforeEach(() => {
  takeConfig(configOf(publicConfig))
  vi.stubGlobal('Worker', ReadingThread)
  vi.stubGlobal('fetch', async () => new Response(training))
})

type Name = keyof typeof letters
const listed = (name: Name): SizedFile => ({ guid: name, fileName: name, size: 4_000 })
const load = async (guid: string) => new File([Uint8Array.from(Buffer.from(letters[guid as Name], 'base64'))], guid)

const Form = ({ names, onRegister }: { names: readonly Name[]; onRegister: () => void }) => {
  const { confirm, dialog, outcomes } = useSignatureConfirmation(names.map(listed), load)
  return (
    <>
      {names.map((name) => (
        <SignatureMark key={name} name={name} outcome={outcomes.get(name)} />
      ))}
      <button type="button" onClick={() => void confirm().then((goesOn) => goesOn && onRegister())}>
        Регистрирай
      </button>
      {dialog}
    </>
  )
}
const show = (...names: Name[]) => {
  const onRegister = vi.fn()
  render(
    <Provider>
      <Form names={names} onRegister={onRegister} />
    </Provider>,
  )
  return onRegister
}
const register = () => userEvent.click(screen.getByRole('button', { name: 'Регистрирай' }))

test('each file of a list is marked by its outcome; a detached signature finds its file in the list', async () => {
  show('Искане от 01.10.2026.docx.p7m', 'Оферта.docx.p7m', 'Пълномощно.docx', 'Пълномощно.docx.p7s')
  expect(await screen.findAllByText('валиден подпис')).toHaveLength(1)
  await screen.findByText('непотвърден подпис')
  await vi.waitFor(() => expect(screen.getAllByText('валиден подпис')).toHaveLength(2))
})

test('a file that was changed after its signature is asked about once before a document is registered with it', async () => {
  const onRegister = show('Искане от 06.10.2026.docx.p7m', 'Протокол от изпитване № 215.pdf')
  await vi.waitFor(() => expect(screen.getAllByText('променен след подписа')).toHaveLength(2))
  await register()
  await screen.findByText(/Искане от 06.10.2026.docx.p7m/)
  screen.getByText(/Протокол от изпитване № 215.pdf/)
  await userEvent.click(screen.getByRole('button', { name: 'Назад към формуляра' }))
  expect(onRegister).not.toHaveBeenCalled()
  await register()
  await userEvent.click(await screen.findByRole('button', { name: 'Регистрирай въпреки това' }))
  await vi.waitFor(() => expect(onRegister).toHaveBeenCalledTimes(1))
  await register()
  await vi.waitFor(() => expect(onRegister).toHaveBeenCalledTimes(2))
})

test('unchanged files, and files of an unknown issuer, cause no question', async () => {
  const onRegister = show('Искане от 01.10.2026.docx.p7m', 'Оферта.docx.p7m')
  await screen.findByText('непотвърден подпис')
  await register()
  await vi.waitFor(() => expect(onRegister).toHaveBeenCalledTimes(1))
})

test('a user who registers before the check has ended is asked too', async () => {
  const onRegister = show('Искане от 06.10.2026.docx.p7m')
  await register()
  await userEvent.click(await screen.findByRole('button', { name: 'Регистрирай въпреки това' }))
  await vi.waitFor(() => expect(onRegister).toHaveBeenCalledTimes(1))
})

const Viewer = () => {
  const names = new Map<Name, string>([
    ['Пълномощно.docx', 'Пълномощно.doc'],
    ['Пълномощно.docx.p7s', 'Пълномощно.doc.p7s'],
  ])
  const files = [...names].map(([guid, fileName]) => ({ guid, fileName }))
  const { view, dialog } = useFilesDialog({ files, load })
  return (
    <>
      <button type="button" onClick={() => view({ guid: 'Пълномощно.docx.p7s', fileName: '' })}>
        Преглед
      </button>
      {dialog}
    </>
  )
}

test('the viewer finds the signed file of a signature in the list, also one that it cannot show', async () => {
  render(
    <Provider>
      <Viewer />
    </Provider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Преглед' }))
  await screen.findByText('Файлът не е променян и издателят на подписа е доверен')
  expect(screen.queryByText('Посочете подписания файл')).toBeNull()
})

test.each([
  ['Искане.docx.p7m', undefined, 'подписът не е проверен'],
  ['Искане.docx.p7m', null, 'подписът не е проверен'],
  ['Протокол.pdf', undefined, 'не е проверен за електронен подпис'],
  ['Протокол.pdf', null, ''],
  ['Снимка.png', undefined, ''],
] as const)('the printed result for %s, checked as %s: „%s“', (name, outcome, text) => {
  const { container } = render(<SignatureMark name={name} outcome={outcome} />)
  expect(container.querySelector('.print-only')?.textContent ?? '').toBe(text)
})
