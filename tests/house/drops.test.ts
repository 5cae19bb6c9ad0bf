import { expect, test } from 'vitest'
import { placesOf, sourcesOf } from './sources.ts'

/** The one hook that answers a drop of files, and what refuses those dropped beside every zone. */
const answers = ['src/widgets/files/useFileDrop.ts', 'src/widgets/files/strayFiles.ts']
const handled =
  /\bon(?:Drop|DragOver|DragEnter)\s*=|(?:addEventListener|fromEvent).*['"](?:drop|dragover|dragenter)['"]|\bdataTransfer\b/
/** Components of which a zone is made, and the hook itself. */
const zones = /<FileUpload\b|\bprimereact\/fileupload\b/

test('files that are dropped are taken by one hook, which answers every program with „copy“', () => {
  const others = sourcesOf('src').filter(
    ({ path }) => !answers.includes(path) && path !== 'src/widgets/files/droppedFiles.ts',
  )
  const foreign = others.flatMap((source) => [...placesOf(source, handled), ...placesOf(source, zones)])
  expect(foreign).toEqual([])
})

test.each(answers)('%s says what becomes of a drop when it comes, moves and ends', (path) => {
  const source = sourcesOf('src').find((one) => one.path === path)
  for (const event of ['dragenter', 'dragover', 'drop']) expect(source?.code).toContain(`addEventListener('${event}'`)
  expect(source?.code).toContain('dropEffect')
})
