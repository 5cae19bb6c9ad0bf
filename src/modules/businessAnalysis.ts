import { externalReportReaders, reportReaders } from '../contract/callers.ts'
import { to } from '../routes/to.ts'
import { type AppModule, type AppRoute, openTo, screen } from './route.ts'

const access = openTo(...reportReaders)
const at = to.businessAnalysis

const vehicles: readonly AppRoute[] = [
  {
    path: at.goInsurances(),
    title: 'Изтичащи застраховки „Гражданска отговорност“',
    access,
    icon: 'insurance',
    group: 'Автопарк',
    needs: 'BusinessAnalysis/GetExpiringLiabilityInsurancesReport',
    load: screen(() => import('../features/reports/vehicles/ExpiringReportPage.tsx'), { of: 'goInsurances' }),
  },
  {
    path: at.insurances(),
    title: 'Изтичащи застраховки „Каско“',
    access,
    icon: 'insurance',
    group: 'Автопарк',
    needs: 'BusinessAnalysis/GetExpiringInsurancesReport',
    load: screen(() => import('../features/reports/vehicles/ExpiringReportPage.tsx'), { of: 'insurances' }),
  },
  {
    path: at.accidentInsurances(),
    title: 'Изтичащи застраховки „Злополука“',
    access,
    icon: 'insurance',
    group: 'Автопарк',
    needs: 'BusinessAnalysis/GetExpiringAccidentInsurancesReport',
    load: screen(() => import('../features/reports/vehicles/ExpiringReportPage.tsx'), { of: 'accidentInsurances' }),
  },
  {
    path: at.technicalInspections(),
    title: 'Изтичащи технически прегледи',
    access,
    icon: 'maintenance',
    group: 'Автопарк',
    needs: 'BusinessAnalysis/GetExpiringInspectionsReport',
    load: screen(() => import('../features/reports/vehicles/ExpiringReportPage.tsx'), { of: 'technicalInspections' }),
  },
  {
    path: at.expensesByVehicle(),
    title: 'Финансова справка по автомобили',
    access,
    icon: 'report',
    group: 'Автопарк',
    needs: 'BusinessAnalysis/GetExpensesByVehicleReport',
    load: screen(
      () => import(/* webpackChunkName: "expense-reports" */ '../features/reports/vehicles/ExpensesByVehiclePage.tsx'),
      {},
    ),
  },
  {
    path: at.expensesByKind(),
    title: 'Финансова справка по вид разход',
    access,
    icon: 'report',
    group: 'Автопарк',
    needs: 'BusinessAnalysis/GetExpensesByKindReport',
    load: screen(
      () => import(/* webpackChunkName: "expense-reports" */ '../features/reports/vehicles/ExpensesByKindPage.tsx'),
      {},
    ),
  },
]

const employees: readonly AppRoute[] = [
  {
    path: at.businessTrips(),
    title: 'Справка за командировки',
    access,
    icon: 'trips',
    group: 'Служители',
    needs: 'BusinessAnalysis/GetBusinessTripsReport',
    load: screen(
      () => import(/* webpackChunkName: "staff-reports" */ '../features/reports/staff/TripsReportPage.tsx'),
      {},
    ),
  },
  {
    path: at.sickLeaves(),
    title: 'Справка за болнични',
    access,
    icon: 'sickLeave',
    group: 'Служители',
    needs: 'BusinessAnalysis/GetSickLeavesReport',
    load: screen(
      () => import(/* webpackChunkName: "staff-reports" */ '../features/reports/staff/SickLeavesReportPage.tsx'),
      {},
    ),
  },
]

const devices: readonly AppRoute[] = [
  {
    path: at.approvedTypes(),
    title: 'Справка за одобрени типове',
    access,
    icon: 'deviceTypes',
    group: 'РСИ',
    needs: 'BusinessAnalysis/GetApprovedTypesReport',
    load: screen(() => import(/* webpackChunkName: "work-reports" */ '../features/reports/work/TypesReportPage.tsx'), {
      register: 'approved',
    }),
  },
  {
    path: at.registeredTypes(),
    title: 'Справка за регистрирани типове',
    access,
    icon: 'foreignDevices',
    group: 'РСИ',
    needs: 'BusinessAnalysis/GetRegisteredTypesReport',
    load: screen(() => import(/* webpackChunkName: "work-reports" */ '../features/reports/work/TypesReportPage.tsx'), {
      register: 'registered',
    }),
  },
]

const work: readonly AppRoute[] = [
  {
    path: at.inspections(),
    title: 'Справка за проверки',
    access,
    icon: 'inspections',
    group: 'Проверки и документи',
    needs: 'BusinessAnalysis/GetInspectionsReport',
    load: screen(
      () => import(/* webpackChunkName: "work-reports" */ '../features/reports/work/InspectionsReportPage.tsx'),
      {},
    ),
  },
  {
    path: at.documents(),
    title: 'Справка за документи',
    access,
    icon: 'documents',
    group: 'Проверки и документи',
    needs: 'BusinessAnalysis/GetDocumentsReport',
    load: screen(
      () => import(/* webpackChunkName: "work-reports" */ '../features/reports/work/DocumentsReportPage.tsx'),
      {},
    ),
  },
  {
    path: at.execution(),
    title: 'Справка за изпълнението',
    access,
    icon: 'tasks',
    group: 'Проверки и документи',
    needs: 'BusinessAnalysis/GetExecutionReport',
    load: screen(
      () => import(/* webpackChunkName: "work-reports" */ '../features/reports/work/ExecutionReportPage.tsx'),
      {},
    ),
  },
  {
    path: at.correspondents(),
    title: 'Справка за кореспонденти',
    access,
    icon: 'correspondents',
    group: 'Проверки и документи',
    needs: 'BusinessAnalysis/GetCorrespondentsReport',
    load: screen(
      () => import(/* webpackChunkName: "work-reports" */ '../features/reports/work/CorrespondentsReportPage.tsx'),
      {},
    ),
  },
  {
    path: at.payments(),
    title: 'Справка за плащания',
    access,
    icon: 'payments',
    group: 'Проверки и документи',
    needs: 'BusinessAnalysis/GetPaymentsReport',
    load: screen(
      () => import(/* webpackChunkName: "work-reports" */ '../features/reports/work/PaymentsReportPage.tsx'),
      {},
    ),
  },
  {
    path: at.external(),
    title: 'Външни справки',
    access: openTo(...externalReportReaders),
    icon: 'report',
    group: 'Външни',
    needs: 'BusinessAnalysis/GetExternalReports',
    load: screen(() => import('../features/reports/external/ExternalReportsPage.tsx'), {}),
  },
]

/**
 * The module with the reports (specification 1, section 2, „Business analysis“). A user with only the role
 * REPORTS_EXTERNAL may open only the page of external reports (section 6).
 */
export const businessAnalysis: AppModule = {
  key: 'business-analysis',
  name: 'Подсистема СБА',
  icon: 'analysis',
  routes: [
    {
      path: at.root(),
      title: 'Справки',
      access: openTo(...reportReaders, ...externalReportReaders),
      icon: 'report',
      redirect: at.goInsurances(),
    },
    { path: at.vehicles(), title: 'Автопарк', access, icon: 'vehicles', redirect: at.goInsurances() },
    { path: at.rtsi(), title: 'РСИ', access, icon: 'devices', redirect: at.approvedTypes() },
    ...vehicles,
    ...employees,
    ...devices,
    ...work,
  ],
}
