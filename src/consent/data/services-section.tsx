import { capitalize } from '@/lib/capitalize'
import { Badge } from '@/ui/badge'
import { Detail, Fact, FactList } from './fact-list'
import { thirdPartyServices } from './third-party-services'

/** Lists third-party services: whether they are enabled, when and where they run, and what they store. */
export function ServicesSection() {
  const all = thirdPartyServices()
  const on = all.filter((service) => service.on).map(({ name }) => name)
  return (
    <>
      <p>
        {on.length === 0
          ? 'None is switched on. Below is what each of them would do.'
          : `Switched on: ${on.join(', ')}. The others are off; below is what they would do.`}
      </p>
      <FactList>
        {all.map(({ name, does, acts, where, records, on: isOn }) => (
          <Fact
            key={name}
            term={
              <span className="flex flex-wrap items-center gap-2 font-sans">
                {name} <Badge tone={isOn ? 'accent' : undefined}>{isOn ? 'on' : 'off'}</Badge>
              </span>
            }
          >
            {capitalize(does)}.<Detail label="Acts">{acts}</Detail>
            <Detail label="Data goes to">{where}</Detail>
            {records.map((record) => (
              <Detail key={record.name} label={record.name}>
                kept {record.lifetime}
              </Detail>
            ))}
          </Fact>
        ))}
      </FactList>
    </>
  )
}
