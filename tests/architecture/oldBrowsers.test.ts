import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { browsers } from '../../rsbuild.config.ts'

test('an older browser shows the versions that the build supports, without a script', () => {
  const page = readFileSync('src/index.html', 'utf8')
  const sentence = /<main popover="manual">([\s\S]*?)<\/main>/.exec(page)?.[1] ?? ''
  const [chrome, edge, firefox, safari] = browsers.map((one) => one.split('>= ')[1])
  expect(chrome).toBe(edge)
  expect(sentence.replace(/\s+/g, ' ')).toContain(`Chrome или Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`)
})
