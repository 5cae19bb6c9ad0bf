import { beforeEach, expect, test } from 'vitest'
import { keepForm, takeKept } from '../../../src/features/documents/write/keptForms.ts'
import { takeConfig } from '../../../src/transport/config.ts'
import { config } from '../transport/fakeBrowser.ts'
import { letter } from './aDocument.ts'

const form = { values: letter({ subjectDescription: 'Недовършено' }) }
beforeEach(() => {
  takeConfig(config)
})

test('what was typed when the session ended is handed to the same person once', () => {
  keepForm('documents-flow', 'mpetrova', form)
  expect(takeKept('documents-flow', 'mpetrova')?.values.subjectDescription).toBe('Недовършено')
  expect(takeKept('documents-flow', 'mpetrova')).toBeNull()
})

test('another person never sees it, and then it is gone', () => {
  keepForm('documents-flow', 'mpetrova', form)
  expect(takeKept('documents-flow', 'sdimitrova')).toBeNull()
  expect(takeKept('documents-flow', 'mpetrova')).toBeNull()
})

test('an installation may say that nothing is kept', () => {
  takeConfig({ ...config, keepDrafts: false })
  keepForm('documents-flow', 'mpetrova', form)
  expect(takeKept('documents-flow', 'mpetrova')).toBeNull()
})
