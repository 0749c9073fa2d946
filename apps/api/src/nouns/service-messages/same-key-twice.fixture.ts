import { AT, type Ready, type SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

const failedReport: Ready = async (owner) => {
  const { rows } = await owner.query<{ id: number }>(
    `insert into app.service_message (community_id, doctype_code, status, created_at, updated_at, finished_at)
     values (10, 'EXPIRED_CARDS_REPORT', 'FAILED', $1, $1, $1) returning id`,
    [AT],
  );
  return { params: { serviceMessageId: Number(rows[0]?.id) } };
};

export const sameKeyTwice: SameKeyTwice = { ready: { 'serviceMessages.resend': failedReport } };
