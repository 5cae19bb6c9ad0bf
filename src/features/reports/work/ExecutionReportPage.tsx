import { to } from '../../../routes/to.ts'
import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import { ReportPage } from '../../../screen-kit/reports/ReportPage.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { departmentOptions, personOptions } from '../../document-lookups/public.ts'
import { scopeOptions } from '../reportFields.ts'
import { executionReport } from './executionReport.ts'

const report = executionReport({
  name: 'execution-report',
  title: 'Справка за изпълнението',
  hrefOf: to.businessAnalysis.execution,
})

/** The report on the execution of tasks by person and department (proposed). */
const ExecutionReportPage = () => (
  <ReportPage definition={report}>
    {(panel) => (
      <>
        <LookupSelect label="Изпълнител" from={personOptions} {...panel.id('personId')} />
        <LookupSelect label="Звено" from={departmentOptions} {...panel.id('departmentId')} />
        <SelectField label="Модул" options={scopeOptions} {...panel.choice('scope')} />
      </>
    )}
  </ReportPage>
)

export default ExecutionReportPage
