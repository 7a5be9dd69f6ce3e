import { municipalityOf } from 'shared-contracts/gazetteer/municipality-of';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invalidates cached answers of the search. */
const newVersion = 'update job_changes set data_version = data_version + 1 where exists (select from job_search)';

/** The places in Portugal of each job. */
const named = `
  select j.id as job_id, place->>'city' as city, place->>'region' as region
    from jobs j, jsonb_array_elements(j.places) place where place->>'country' = 'PT'
  union all select id, city, null from jobs where places = '[]' and city is not null`;

/** $1, $2: city and region, $3: key of their municipality. */
const addPlaces = `
  with known as (select * from unnest($1::text[], $2::text[], $3::text[]) as row (city, region, value)),
  named as (${named}),
  found as (
    select n.job_id, array_agg(distinct p.id) as ids
    from named n join known k on k.city = n.city and k.region is not distinct from n.region
      join search_places p on p.value = k.value
    group by n.job_id
  )
  update job_search s set places = s.places || found.ids from found where found.job_id = s.job_id`;

/** The municipalities of jobs are places of the index, with the keys that the index writes ("PT lisboa"). */
export class SearchMunicipalities1795427000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const rows: { city: string; region: string | null }[] = await runner.query(
      `select distinct city, region from (${named}) named join job_search using (job_id)`,
    );
    const known = rows.flatMap(({ city, region }) => {
      const id = municipalityOf(city, region);
      return id === null ? [] : [{ city, region, id, value: `PT ${id}` }];
    });
    await runner.query(
      `insert into search_places (value, name, is_city)
        select distinct value, name, false from unnest($1::text[], $2::text[]) as row (value, name)`,
      [known.map(({ value }) => value), known.map(({ id }) => id)],
    );
    const values = [known.map(({ city }) => city), known.map(({ region }) => region), known.map(({ value }) => value)];
    await runner.query(addPlaces, values);
    await runner.query(newVersion);
  }

  async down(runner: QueryRunner): Promise<void> {
    const added = `select id from search_places where value like 'PT %'`;
    await runner.query(
      `update job_search set places = array(select place from unnest(places) place where place not in (${added}))`,
    );
    await runner.query(`delete from search_places where value like 'PT %'`);
    await runner.query(newVersion);
  }
}
