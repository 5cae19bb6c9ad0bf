import { reports } from '../../src/contract/reports.ts'
import { correspondentFigures, documentFigures, paymentFigures } from '../../src/rules/reports/workFigures.ts'
import { answerArea, type Runnable } from '../engine/answer.ts'
import type { World } from '../world.ts'
import { makeCorrespondentsReport } from './correspondentsReport.ts'
import { makeDocumentsReport, sinceDocuments } from './documentsReport.ts'
import { currencyOfReport, makePaymentsReport } from './paymentsReport.ts'
import { reportAnswers } from './report.ts'

/** The answers to every report of the business analysis. */
export const reportsAnswers = (world: World): Record<keyof typeof reports, Runnable[]> => ({
  documentsReport: answerArea(
    reports.documentsReport,
    reportAnswers(world, 'documents', { figures: documentFigures, since: sinceDocuments, make: makeDocumentsReport }),
  ),
  correspondentsReport: answerArea(
    reports.correspondentsReport,
    reportAnswers(world, 'correspondents', {
      figures: correspondentFigures,
      since: sinceDocuments,
      make: makeCorrespondentsReport,
    }),
  ),
  paymentsReport: answerArea(
    reports.paymentsReport,
    reportAnswers(world, 'payments', {
      figures: paymentFigures,
      since: sinceDocuments,
      make: makePaymentsReport,
      currency: currencyOfReport,
    }),
  ),
})
