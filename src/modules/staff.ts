import { expenseUsers, leaveUsers, staffManagers, tripUsers } from '../contract/callers.ts'
import { to } from '../routes/to.ts'
import { type AppModule, openTo, screen } from './route.ts'

const leaves = openTo(...leaveUsers)
const trips = openTo(...tripUsers)
const sickLeaves = openTo(...staffManagers)
const expenses = openTo(...expenseUsers)

// All pages are in one chunk, because each chunk name would enlarge the first script.
const leavePages = () => import(/* webpackChunkName: "staff" */ '../features/staff/leave/leaves.tsx')
const tripPages = () => import(/* webpackChunkName: "staff" */ '../features/staff/trip/trips.tsx')
const sickLeavePages = () => import(/* webpackChunkName: "staff" */ '../features/staff/sick/sickLeaves.tsx')
const expensePages = () => import(/* webpackChunkName: "staff" */ '../features/staff/expense/expenses.tsx')

export const staff: AppModule = {
  key: 'staff',
  name: 'Модул УП',
  icon: 'users',
  routes: [
    {
      path: to.staff.leaveApplications.list(),
      title: 'Заявления за отпуск',
      access: leaves,
      icon: 'leave',
      needs: 'LeaveApplication/GetLeaveApplications',
      load: screen(leavePages, { show: 'list' }),
    },
    {
      path: to.staff.leaveApplications.create(),
      title: 'Ново заявление за отпуск',
      access: leaves,
      icon: 'leave',
      hidden: true,
      needs: 'LeaveApplication/GetLeaveApplications',
      load: screen(leavePages, { show: 'create' }),
    },
    {
      path: to.staff.leaveApplications.one(':id'),
      title: 'Заявление за отпуск',
      access: leaves,
      icon: 'leave',
      hidden: true,
      needs: 'LeaveApplication/GetLeaveApplications',
      load: screen(leavePages, { show: 'one' }),
    },
    {
      path: to.staff.businessTrips.list(),
      title: 'Командировки',
      access: trips,
      icon: 'trips',
      needs: 'BusinessTrip/GetBusinessTrips',
      load: screen(tripPages, { show: 'list' }),
    },
    {
      path: to.staff.businessTrips.create(),
      title: 'Нова командировка',
      access: trips,
      icon: 'trips',
      hidden: true,
      needs: 'BusinessTrip/GetBusinessTrips',
      load: screen(tripPages, { show: 'create' }),
    },
    {
      path: to.staff.businessTrips.one(':id'),
      title: 'Командировка',
      access: trips,
      icon: 'trips',
      hidden: true,
      needs: 'BusinessTrip/GetBusinessTrips',
      load: screen(tripPages, { show: 'one' }),
    },
    {
      path: to.staff.sickLeaves.list(),
      title: 'Болнични листове',
      access: sickLeaves,
      icon: 'sickLeave',
      needs: 'SickLeave/GetSickLeaves',
      load: screen(sickLeavePages, { show: 'list' }),
    },
    {
      path: to.staff.sickLeaves.create(),
      title: 'Нов болничен лист',
      access: sickLeaves,
      icon: 'sickLeave',
      hidden: true,
      needs: 'SickLeave/GetSickLeaves',
      load: screen(sickLeavePages, { show: 'create' }),
    },
    {
      path: to.staff.sickLeaves.one(':id'),
      title: 'Болничен лист',
      access: sickLeaves,
      icon: 'sickLeave',
      hidden: true,
      needs: 'SickLeave/GetSickLeaves',
      load: screen(sickLeavePages, { show: 'one' }),
    },
    {
      path: to.staff.expenseReports.list(),
      title: 'Отчети за разходи',
      access: expenses,
      icon: 'expenseReport',
      needs: 'ExpenseReport/GetExpenseReports',
      load: screen(expensePages, { show: 'list' }),
    },
    {
      path: to.staff.expenseReports.create(),
      title: 'Нов отчет за разходи',
      access: expenses,
      icon: 'expenseReport',
      hidden: true,
      needs: 'ExpenseReport/GetExpenseReports',
      load: screen(expensePages, { show: 'create' }),
    },
    {
      path: to.staff.expenseReports.one(':id'),
      title: 'Отчет за разходи',
      access: expenses,
      icon: 'expenseReport',
      hidden: true,
      needs: 'ExpenseReport/GetExpenseReports',
      load: screen(expensePages, { show: 'one' }),
    },
  ],
}
