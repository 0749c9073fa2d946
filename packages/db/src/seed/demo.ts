import type { Client } from 'pg';
import { seedBulk } from './bulk.ts';
export async function isDemoSeeded(owner: Client): Promise<boolean> {
  return (await owner.query(`select 1 from app.system_user where login_name='facility.admin'`)).rowCount! > 0;
}
export async function isEmpty(owner: Client): Promise<boolean> {
  return (await owner.query(`select 1 from app.community limit 1`)).rowCount === 0;
}
export interface DemoFacts {
  now: Date;
  passwordHash: string;
  rights: {
    facility: readonly string[];
    facilityView: readonly string[];
    staff: readonly string[];
    staffView: readonly string[];
  };
}
export async function seedDemo(owner: Client, f: DemoFacts): Promise<void> {
  await owner.query(
    `insert into app.community values (10,'Harbour City Utilities','HARBOUR','Australia/Sydney','AUD','AU',true,now())`,
  );
  await owner.query(
    `insert into app.business (community_id,id,kind,name,code,settlement_currency,created_at) values (10,101,'SUPPLIER','Harbour City Water','HCW','AUD',now())`,
  );
  await owner.query(`insert into app.customer (community_id,business_id,id,customer_number,customer_name,email,phone_number,city,state,postcode,street1,receives_email,created_at,updated_at)
   select 10,101,1000+n,'HCW-00'||(38000+n),(array['Ainsley Whitcombe','Aroha Ngata','Margaret Olsson','Brendan O’Halloran','Chau Minh Tran'])[1+n%5]||' '||n,'p'||n||'@example.com','0491 570 '||lpad((n%1000)::text,3,'0'),'Newcastle','NSW','2300','27 Bolton Street',true,now(),now() from generate_series(1,1284) n`);
  await owner.query(`select setval(pg_get_serial_sequence('app.customer','id'),10000)`);
  for (const [login, kind, c, rights, name] of [
    ['facility.admin', 'CLIENT', 10, f.rights.facility, 'Dana Petrov'],
    ['facility.viewer', 'CLIENT', 10, f.rights.facilityView, 'Vic Viewer'],
    ['staff.admin', 'STAFF', null, f.rights.staff, 'Sam Staff'],
  ] as const) {
    const u = (
      await owner.query(
        `insert into app.system_user (kind,community_id,login_name,full_name,email,created_at,updated_at) values ($1,$2,$3,$4,$3||'@example.com',now(),now()) returning id`,
        [kind, c, login, name],
      )
    ).rows[0].id;
    await owner.query(`insert into app.credential (user_id,password_hash,changed_at) values ($1,$2,now())`, [
      u,
      f.passwordHash,
    ]);
    const r = (
      await owner.query(
        `insert into app.role (scope,community_id,code,name,created_at,updated_at) values ($1,$2,$3,$3,now(),now()) returning id`,
        [kind === 'STAFF' ? 'STAFF' : 'COMMUNITY', c, login],
      )
    ).rows[0].id;
    await owner.query(`insert into app.role_right select $1, unnest($2::text[])`, [r, rights]);
    await owner.query(`insert into app.user_role (user_id,role_id,community_id,granted_at) values ($1,$2,$3,now())`, [
      u,
      r,
      c,
    ]);
  }
  void seedBulk;
}
