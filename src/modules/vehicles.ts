import { to } from '../routes/to.ts'
import type { AppModule } from './route.ts'

const access = { roles: ['ADMINISTRATOR', 'UA_MANAGER', 'UA_READ'] } as const

/** Company cars and what they cost (document 1, section 2, „Vehicles“). */
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
      later: 'Списък на служебните автомобили със звено, отговорник, километраж и срокове на застраховки и прегледи.',
    },
    {
      path: to.vehicles.create(),
      title: 'Добавяне на автомобил',
      access,
      icon: 'vehicles',
      hidden: true,
      later: 'Въвеждане на нов служебен автомобил с неговите технически данни, звено и отговорник.',
    },
    {
      path: to.vehicles.one(':id'),
      title: 'Преглед на автомобил',
      access,
      icon: 'vehicles',
      hidden: true,
      later: 'Картон на автомобила: данни, застраховки, прегледи, разходи и ремонти на едно място.',
    },
    {
      path: to.vehicles.report(),
      title: 'Обобщена справка',
      access,
      icon: 'report',
      later: 'Обобщение на разходите по период и вид разход за всеки автомобил, с изминатите километри.',
    },
    {
      path: to.vehicles.fuelExpenses(),
      title: 'Разходи за гориво',
      access,
      icon: 'fuel',
      later: 'Зареждания по автомобил и водач, с разход на 100 км и отклонение от нормата.',
    },
    {
      path: to.vehicles.administrativeExpenses(),
      title: 'Административни разходи',
      access,
      icon: 'expenses',
      later: 'Винетки, данъци, паркинг и други административни разходи по автомобили.',
    },
    {
      path: to.vehicles.maintenances(),
      title: 'Ремонт и техническо обслужване',
      access,
      icon: 'maintenance',
      later: 'Ремонти и обслужвания със сервиз, фактура, сума и дата на следващото обслужване.',
    },
  ],
}
