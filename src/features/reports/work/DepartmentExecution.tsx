import { type ReactNode, useMemo } from 'react'
import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import { ReportPage } from '../../../screen-kit/reports/ReportPage.tsx'
import { type PeriodWay, pastPeriod } from '../../../screen-kit/reports/reportPeriod.ts'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { personOptions } from '../../document-lookups/public.ts'
import { scopeOptions } from '../reportFields.ts'
import { type ExecutionFilter, executionReport } from './executionReport.ts'

type Props = { module: DocumentModule; departmentId: number; tabs: { row: ReactNode; current: string } }

/** Adds the department of the head to the filter; it is not in the URL. */
const inDepartment = (departmentId: number): PeriodWay<ExecutionFilter> => {
  const period = pastPeriod<ExecutionFilter>()
  return {
    presets: period.presets,
    filledIn: (inAddress) => {
      const filter = period.filledIn(inAddress)
      return { ...filter, departmentId: filter.departmentId ?? departmentId }
    },
    inAddress: ({ departmentId: chosen, ...filter }) =>
      period.inAddress(chosen === undefined || chosen === departmentId ? filter : { ...filter, departmentId: chosen }),
  }
}

/** The execution report of the department that the user heads, and of those under it. */
const DepartmentExecution = ({ module, departmentId, tabs }: Props) => {
  const report = useMemo(() => {
    const hrefOf = (filter: Partial<ExecutionFilter>) => documentModule(module).tasks({ ...filter, tab: 'execution' })
    return executionReport({
      name: `${module}.department-execution`,
      title: 'Изпълнение на звеното',
      hrefOf,
      period: inDepartment(departmentId),
    })
  }, [module, departmentId])
  return (
    <ReportPage definition={report} tabs={tabs}>
      {(panel) => (
        <>
          <LookupSelect label="Изпълнител" from={personOptions} {...panel.id('personId')} />
          <SelectField label="Модул" options={scopeOptions} {...panel.choice('scope')} />
        </>
      )}
    </ReportPage>
  )
}

export default DepartmentExecution
