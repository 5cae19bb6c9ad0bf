import type { Page } from 'playwright/test'
import type { Fault } from '../../mocks/engine/faults.ts'

/** Switches faults of the in-browser backend on, as its keeper would by hand; none at all heals it. */
export const switchFaults = (page: Page, ...faults: Fault[]): Promise<void> =>
  page.evaluate((wanted) => {
    if (!window.delovodTraining) throw new Error('There is no in-browser backend on this page')
    return window.delovodTraining.setFaults(wanted)
  }, faults)
