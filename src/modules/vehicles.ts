import { vehicleReaders } from '../contract/callers.ts'
import { to } from '../routes/to.ts'
import { type AppModule, openTo, screen } from './route.ts'

const access = openTo(...vehicleReaders)

export const vehicles: AppModule = {
  key: 'vehicles',
  name: 'Модул УА',
  icon: 'vehicles',
  routes: [
    { path: to.vehicles.root(), title: 'Автомобили', access, icon: 'vehicles', redirect: to.vehicles.list() },
    {
      path: to.vehicles.list(),
      title: 'Служебни автомобили',
      access,
      icon: 'vehicles',
      needs: 'Vehicle/GetVehicles',
      load: screen(() => import('../features/vehicles/lists/VehiclesPage.tsx'), {}),
    },
    {
      path: to.vehicles.create(),
      title: 'Добавяне на автомобил',
      access,
      icon: 'vehicles',
      hidden: true,
      needs: 'Vehicle/GetVehicles',
      load: screen(() => import('../features/vehicles/record/CreateVehiclePage.tsx'), {}),
    },
    {
      path: to.vehicles.one(':id'),
      title: 'Преглед на автомобил',
      access,
      icon: 'vehicles',
      hidden: true,
      needs: 'Vehicle/GetVehicles',
      load: screen(() => import('../features/vehicles/record/VehiclePage.tsx'), {}),
    },
    {
      path: to.vehicles.report(),
      title: 'Обобщена справка',
      access,
      icon: 'report',
      needs: 'Vehicle/GetCosts',
      load: screen(() => import('../features/vehicles/report/CostsReportPage.tsx'), {}),
    },
    {
      path: to.vehicles.fuelExpenses(),
      title: 'Разходи за гориво',
      access,
      icon: 'fuel',
      needs: 'FuelExpense/GetFuelExpenses',
      load: screen(
        () => import(/* webpackChunkName: "expenses" */ '../features/vehicles/lists/FuelExpensesPage.tsx'),
        {},
      ),
    },
    {
      path: to.vehicles.administrativeExpenses(),
      title: 'Административни разходи',
      access,
      icon: 'expenses',
      needs: 'AdministrativeExpense/GetAdministrativeExpenses',
      load: screen(
        () => import(/* webpackChunkName: "expenses" */ '../features/vehicles/lists/AdministrativeExpensesPage.tsx'),
        {},
      ),
    },
    {
      path: to.vehicles.maintenances(),
      title: 'Ремонт и техническо обслужване',
      access,
      icon: 'maintenance',
      needs: 'Maintenance/GetMaintenances',
      load: screen(
        () => import(/* webpackChunkName: "expenses" */ '../features/vehicles/lists/MaintenancesPage.tsx'),
        {},
      ),
    },
  ],
}
