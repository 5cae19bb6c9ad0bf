import type { Page } from 'playwright/test'
import { decideDeliveries as decide } from '../../mocks/exchange/deliveryOutcome.ts'
import type { AdminApi } from '../../mocks/mockBackend.ts'
import { isOnNetwork, networkDatabase } from '../support/networkDatabase.ts'

export const decideDeliveries = async (
  page: Page,
  ...outcomes: Parameters<AdminApi['decideDeliveries']>
): Promise<void> => {
  if (isOnNetwork) return decide(networkDatabase(page.url()).engine.db, ...outcomes)
  await page.evaluate((wanted) => {
    if (!window.delovodTraining) throw new Error('There is no in-browser backend on this page')
    return window.delovodTraining.decideDeliveries(...wanted)
  }, outcomes)
}

export const repeatMessage = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    if (!window.delovodTraining) throw new Error('There is no in-browser backend on this page')
    await window.delovodTraining.repeatMessage()
  })
