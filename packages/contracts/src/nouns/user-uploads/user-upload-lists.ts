import { list } from '../../kernel/list.ts';
import { userUploadColumns } from './user-upload-columns.ts';

/** Users of an upload, before and after they are saved. */
export const uploadedUserList = list({
  name: 'uploaded-users',
  title: 'Users',
  noun: ['user', 'users'],
  columns: {
    loginName: { title: userUploadColumns.loginName, kind: 'code', lead: true, width: 11 },
    fullName: { title: userUploadColumns.fullName, maxWidth: 14 },
    email: { title: userUploadColumns.email, maxWidth: 16 },
    phone: { title: userUploadColumns.phone, width: 9, rank: 3 },
    status: { title: 'Status', kind: 'status' },
    changes: { title: 'Will change', wrap: true },
  },
});

/** What is wrong with pasted users. */
export const uploadErrorList = list({
  name: 'user-upload-errors',
  title: 'Errors',
  noun: ['error', 'errors'],
  columns: {
    lineNumber: { title: 'Line', width: 4, lead: true },
    nameOfField: { title: 'Column Name', width: 9 },
    providedValueText: { title: 'Value', width: 10, maxWidth: 16 },
    errorText: { title: 'Error', wrap: true },
  },
});
