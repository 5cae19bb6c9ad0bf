import { expect, test } from 'vitest'
import { placesOf, sourcesOf } from './sources.ts'

/** The only modules that handle dropped files: the hook, and the module that refuses files dropped elsewhere. */
const answers = ['src/widgets/files/useFileDrop.ts', 'src/widgets/files/strayFiles.ts']
const handled =
  /\bon(?:Drop|DragOver|DragEnter)\s*=|(?:addEventListener|fromEvent).*['"](?:drop|dragover|dragenter)['"]|\bdataTransfer\b/
const zones = /<FileUpload\b|\bprimereact\/fileupload\b/

test('dropped files are taken by one hook, which answers every program with „copy“', () => {
  const others = sourcesOf('src').filter(
    ({ path }) => !answers.includes(path) && path !== 'src/widgets/files/droppedFiles.ts',
  )
  const foreign = others.flatMap((source) => [...placesOf(source, handled), ...placesOf(source, zones)])
  expect(foreign).toEqual([])
})

test.each(answers)('%s handles a drag when it enters, moves and ends', (path) => {
  const source = sourcesOf('src').find((one) => one.path === path)
  for (const event of ['dragenter', 'dragover', 'drop']) expect(source?.code).toContain(`addEventListener('${event}'`)
  expect(source?.code).toContain('dropEffect')
})
