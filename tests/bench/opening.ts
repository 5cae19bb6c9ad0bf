import type { Page } from 'playwright'
import { documentsPath } from './app.ts'
import { leadTo, type MadeDocument, type Weight } from './heavyDocument.ts'

export type Opening = { page: number; tasks: number; files: number }

type BenchStep = { press: string; ready: readonly (readonly [selector: string, atLeast: number])[] }
const lines = '[role=treeitem]'
const files = '[role=tabpanel] .file-row'
const cards = '[role=tabpanel] .task-card'
const chunk = 100

const steps = ({ files: fileCount, tasks, nodes }: Weight): Record<keyof Opening, BenchStep> => ({
  page: {
    press: 'tbody tr[data-row="0"] [data-open]',
    ready: [
      [lines, Math.min(nodes - 1, chunk)],
      [files, fileCount],
    ],
  },
  tasks: { press: '#tabs-tab-tasks', ready: [[cards, tasks]] },
  files: { press: '#tabs-tab-files', ready: [[files, fileCount]] },
})

const timed = (page: Page, step: BenchStep): Promise<number> =>
  page.evaluate(
    ({ press, ready }) =>
      new Promise<number>((done, fail) => {
        const isReady = () => ready.every(([selector, least]) => document.querySelectorAll(selector).length >= least)
        const wait = setTimeout(() => fail(new Error(`The bench waited in vain after ${press}`)), 30_000)
        const target = document.querySelector<HTMLElement>(press)
        if (!target) throw new Error(`The bench finds no ${press}`)
        const since = performance.now()
        const watching = new MutationObserver(() => {
          if (!isReady()) return
          watching.disconnect()
          clearTimeout(wait)
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - since), 0))
        })
        watching.observe(document, { childList: true, subtree: true })
        target.click()
      }),
    step,
  )

const pause = 300

export const openDocument = async (page: Page, { subject }: MadeDocument, weight: Weight): Promise<Opening> => {
  await leadTo(page, `${documentsPath}?departmentId=any&subject=${encodeURIComponent(subject)}`)
  await page.locator('tbody tr[data-row="0"]').filter({ hasText: subject }).waitFor()
  const measured: Opening = { page: 0, tasks: 0, files: 0 }
  const { page: whole, tasks, files: ofFiles } = steps(weight)
  await page.waitForTimeout(pause)
  measured.page = await timed(page, whole)
  await page.waitForTimeout(pause)
  measured.tasks = await timed(page, tasks)
  await page.waitForTimeout(pause)
  measured.files = await timed(page, ofFiles)
  await page.waitForTimeout(pause)
  return measured
}
